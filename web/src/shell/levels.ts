/** The bots that may take a seat, the weakest first. */
export const LEVELS = ['tiro', 'veteranus', 'magister'];

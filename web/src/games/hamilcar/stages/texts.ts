/** The words of the stages. */
export type { HamilcarWords as Texts } from '../../../generated/words/hamilcar';

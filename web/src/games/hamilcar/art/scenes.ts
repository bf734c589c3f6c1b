/** The small drawings on strategy cards: which family a card belongs to, and what is drawn. */

/** Kinds of events that share a drawing. */
export type Family =
  | 'camp'
  | 'road'
  | 'levy'
  | 'fleet'
  | 'yard'
  | 'storm'
  | 'raid'
  | 'walls'
  | 'elephants'
  | 'council'
  | 'embassy'
  | 'revolt'
  | 'grain'
  | 'pest'
  | 'spy'
  | 'omen';

/** By the keys of the cards. */
const FAMILIES: Record<string, Family> = {
  major_campaign: 'camp',
  minor_campaign: 'camp',
  force_march: 'road',
  bad_weather: 'storm',
  storms_at_sea: 'storm',
  the_great_storm: 'storm',
  shoals_of_the_syrtis: 'storm',
  allied_auxiliaries: 'levy',
  levy_of_the_legions: 'levy',
  mamertine_veterans: 'levy',
  mercenaries_from_iberia_and_gaul: 'levy',
  numidian_princes: 'levy',
  ally_deserts: 'levy',
  a_stranded_quinquereme: 'yard',
  the_raven: 'yard',
  the_cothon: 'yard',
  rowing_benches_ashore: 'yard',
  fleet_of_the_patriots: 'fleet',
  socii_navales: 'fleet',
  command_of_the_sea: 'fleet',
  battle_line_at_sea: 'fleet',
  columna_rostrata: 'fleet',
  the_war_to_africa: 'fleet',
  plot_of_the_oarsmen: 'fleet',
  raid_on_the_italian_coast: 'raid',
  raid_on_the_punic_coast: 'raid',
  sack_of_the_city: 'raid',
  the_rhodian_runs_the_blockade: 'walls',
  opposing_fleet_breaks_the_siege: 'walls',
  treachery_within_the_city: 'walls',
  siege_engines: 'walls',
  surprise_sortie: 'walls',
  elephants_of_the_atlas: 'elephants',
  elephant_fright: 'elephants',
  harsh_terms: 'council',
  the_senate_recalls: 'council',
  price_of_failure: 'council',
  quarrels_of_the_magnates: 'council',
  diplomacy: 'embassy',
  hiero_weighs_his_friends: 'embassy',
  truce: 'embassy',
  numidia_rises: 'revolt',
  sardinia_and_corsica_revolt: 'revolt',
  sicilian_cities_waver: 'revolt',
  mercenaries_mutiny: 'revolt',
  hostile_tribes: 'revolt',
  tribal_resistance: 'revolt',
  heirkte_and_eryx: 'road',
  grain_from_syracusae: 'grain',
  grain_shortage: 'grain',
  epidemic: 'pest',
  pestilence_in_the_camp: 'pest',
  spy_in_the_enemy_camp: 'spy',
  messenger_intercepted: 'spy',
  bad_omen: 'omen',
};

export const familyOf = (card: string): Family => FAMILIES[card] ?? 'camp';

/** The colours of a scene: of its sky from above and below, far land, near land, and figures. */
export interface Scene {
  sky: readonly [string, string];
  far: readonly [colour: string, path: string];
  near: readonly [colour: string, path: string];
  figures: readonly (readonly [colour: string, path: string])[];
}

const DAWN = ['#f3d9a4', '#f9ecd0'] as const;
const NOON = ['#bcd8dc', '#eef0df'] as const;
const DUSK = ['#c98a5a', '#f2cf9c'] as const;
const GREY = ['#6f8089', '#b4bdb9'] as const;
const NIGHT = ['#33405e', '#7b86a0'] as const;

const HILLS = 'M0 30Q22 16 44 26T92 22 140 28V48H0z';
const FIELD = 'M0 40Q40 33 80 38T140 36V48H0z';
const SEA = 'M0 34Q8 31 16 34T32 34 48 34 64 34 80 34 96 34 112 34 128 34 144 34V48H0z';
const SURF = 'M0 40Q7 37 14 40T28 40 42 40 56 40 70 40 84 40 98 40 112 40 126 40 140 40V48H0z';

/** A galley under sail, a soldier with shield and spear, a tent, by their feet. */
const galley = (x: number, y: number, size = 1): string =>
  `M${x - 20 * size} ${y - 9 * size}Q${x - 19 * size} ${y - 3 * size} ${x - 15 * size} ${y}H${x + 15 * size}L${x + 22 * size} ${y - 3 * size}H${x + 13 * size}V${y - 5 * size}H${x - 14 * size}Q${x - 17 * size} ${y - 6 * size} ${x - 17 * size} ${y - 11 * size}z`;
const sail = (x: number, y: number, size = 1): string =>
  `M${x - 9 * size} ${y - 25 * size}H${x + 9 * size}Q${x + 12 * size} ${y - 15 * size} ${x + 8 * size} ${y - 8 * size}H${x - 8 * size}Q${x - 5 * size} ${y - 15 * size} ${x - 9 * size} ${y - 25 * size}z`;
const soldier = (x: number, y: number): string =>
  `M${x - 3} ${y}V${y - 12}Q${x - 3} ${y - 15} ${x} ${y - 15}T${x + 3} ${y - 12}V${y}zM${x - 2.4} ${y - 16}A2.6 2.6 0 1 1 ${x + 2.4} ${y - 16}zM${x + 5} ${y + 1}V${y - 23}H${x + 6}V${y + 1}z`;
const tent = (x: number, y: number, size = 1): string =>
  `M${x - 11 * size} ${y}L${x} ${y - 14 * size} ${x + 11 * size} ${y}H${x + 3 * size}L${x} ${y - 7 * size} ${x - 3 * size} ${y}z`;
const tower = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}V${y - height}H${x + 3}V${y - height + 3}H${x + width / 2 - 1.5}V${y - height}H${x + width / 2 + 1.5}V${y - height + 3}H${x + width - 3}V${y - height}H${x + width}V${y}z`;

export const SCENES: Record<Family, Scene> = {
  camp: {
    sky: DAWN,
    far: ['#cbb17c', HILLS],
    near: ['#a98b53', FIELD],
    figures: [
      ['#f7efdb', `${tent(30, 40)}${tent(54, 42, 0.8)}`],
      [
        '#8a2f1f',
        'M86 42V12H88V42zM88 13H104L100 18 104 23H88zM110 44V17H112V44zM112 18H125L122 22.500 125 27H112z',
      ],
      ['#5c4a26', `${soldier(74, 44)}${soldier(98, 45)}`],
    ],
  },
  road: {
    sky: NOON,
    far: ['#9fae8b', 'M0 32L20 14 36 26 58 8 80 28 104 12 140 30V48H0z'],
    near: ['#b9a06a', FIELD],
    figures: [
      ['#efe3bf', 'M52 48Q64 40 84 37T110 31L113 32Q104 38 90 41T76 48z'],
      ['#5c4a26', `${soldier(36, 44)}${soldier(48, 45)}${soldier(24, 45)}`],
      [
        '#8a2f1f',
        'M33 40A4 5 0 1 1 33 39.900zM45 41A4 5 0 1 1 45 40.900zM21 41A4 5 0 1 1 21 40.900z',
      ],
    ],
  },
  levy: {
    sky: DAWN,
    far: ['#d3b982', HILLS],
    near: ['#94793f', FIELD],
    figures: [
      ['#4e4124', [24, 44, 64, 84, 104].map((x, at) => soldier(x, 44 + (at % 2))).join('')],
      [
        '#8a2f1f',
        [20, 40, 60, 80, 100]
          .map((x) => `M${x} 30Q${x + 7} 28 ${x + 7} 35T${x} 42Q${x - 5} 40 ${x - 5} 35T${x} 30z`)
          .join(''),
      ],
    ],
  },
  fleet: {
    sky: NOON,
    far: ['#7fa7b4', SEA],
    near: ['#4d7e90', SURF],
    figures: [
      ['#f7efdb', `${sail(40, 38)}${sail(88, 36, 0.8)}${sail(120, 36, 0.55)}`],
      ['#6b4a22', `${galley(40, 38)}${galley(88, 36, 0.8)}${galley(120, 36, 0.55)}`],
    ],
  },
  yard: {
    sky: DAWN,
    far: ['#8fb4c0', SEA],
    near: ['#c2a66c', 'M0 38Q50 32 90 38T140 42V48H0z'],
    figures: [
      ['#6b4a22', 'M34 26Q36 40 48 42H92Q104 40 108 24L103 26Q100 36 92 37H50Q42 36 40 25z'],
      [
        '#8d6a37',
        'M48 37V20H50V37zM58 37V17H60V37zM70 37V16H72V37zM82 37V17H84V37zM94 36V20H96V36zM44 19H100V21H44z',
      ],
      ['#5c4a26', `${soldier(20, 44)}${soldier(122, 45)}`],
    ],
  },
  storm: {
    sky: GREY,
    far: ['#5d7783', 'M0 34Q12 22 26 32 30 20 46 32T76 30Q84 18 100 31T140 28V48H0z'],
    near: ['#39596a', 'M0 42Q10 32 22 40T48 38Q58 28 70 39T100 38 140 38V48H0z'],
    figures: [
      ['#42505a', 'M20 12Q14 4 28 5 34-2 46 4 58-3 66 5 82 3 76 12z'],
      ['#f6dd7a', 'M54 12L47 23H53L48 34 62 19H55L60 12z'],
      ['#f1ead8', 'M92 14L112 10 110 26 96 28z'],
      ['#4a3318', 'M84 26Q86 36 94 37H116L126 30 112 31H96Q90 31 88 24z'],
    ],
  },
  raid: {
    sky: DUSK,
    far: ['#6f5131', 'M60 34Q84 20 106 26T140 22V48H60z'],
    near: ['#5b7f8c', SURF],
    figures: [
      ['#3f2a14', `${tower(98, 32, 12, 12)}${tower(114, 30, 10, 9)}`],
      ['#f2b035', 'M102 20Q98 12 104 8 103 13 108 12 107 4 112 2 110 9 115 12 116 16 112 20z'],
      ['#f7efdb', sail(36, 42, 0.9)],
      ['#4a3318', galley(36, 42, 0.9)],
    ],
  },
  walls: {
    sky: NOON,
    far: ['#b6a67e', HILLS],
    near: ['#a18c58', FIELD],
    figures: [
      [
        '#d8c9a2',
        `${tower(50, 42, 22, 30)}${tower(96, 42, 22, 30)}M72 42V22H75V25H80V22H84V25H89V22H92V25H96V42z`,
      ],
      ['#5c4a26', 'M80 42V34Q84 29 88 34V42zM57 22H60V28H57zM105 22H108V28H105z'],
      [
        '#6b4a22',
        'M8 44L24 28 27 30 14 44zM22 16L40 28 38 31 21 19zM10 42H34V45H10zM14 45A3.500 3.500 0 1 1 14 44.900zM33 45A3.500 3.500 0 1 1 33 44.900z',
      ],
    ],
  },
  elephants: {
    sky: DUSK,
    far: ['#c59a58', HILLS],
    near: ['#8c6a38', FIELD],
    figures: [
      [
        '#5e5a58',
        'M38 45V31Q36 16 54 15H76Q88 12 95 19 103 22 102 32 103 40 109 40L108 43Q98 43 97 32L92 30V45H84V35H58V45H50V36L46 45z',
      ],
      ['#efe6cf', 'M97 30Q104 31 108 35 103 35 96 33z'],
      ['#8a2f1f', 'M54 6H78V16H54zM52 15H80V20H52z'],
      ['#2d2418', 'M88 20A3 4 0 1 1 88 20.100zM62 6A3 3 0 1 1 62 5.900zM72 6A3 3 0 1 1 72 5.900z'],
    ],
  },
  council: {
    sky: DAWN,
    far: ['#d9c694', 'M0 20H140V48H0z'],
    near: ['#a58d59', 'M0 42H140V48H0z'],
    figures: [
      [
        '#f4ead0',
        [22, 46, 88, 112]
          .map((x) => `M${x} 14H${x + 8}V16H${x + 7}V40H${x + 9}V42H${x - 1}V40H${x + 1}V16H${x}z`)
          .join(''),
      ],
      ['#e7d6a9', 'M12 8H130V13H12z'],
      ['#5f3a86', 'M64 42V28Q64 24 68 24T72 28V42zM76 42V29Q76 25 80 25T84 29V42z'],
      ['#5c4a26', 'M65.500 20A3 3 0 1 1 65.500 20.100zM77.500 21A3 3 0 1 1 77.500 21.100z'],
    ],
  },
  embassy: {
    sky: DAWN,
    far: ['#cbb98a', HILLS],
    near: ['#9c8a58', FIELD],
    figures: [
      ['#8a2f1f', 'M42 44V27Q42 22 47 22T52 27L62 30V33L52 32V44z'],
      ['#5f3a86', 'M98 44V27Q98 22 93 22T88 27L78 30V33L88 32V44z'],
      [
        '#4e4124',
        'M43.500 17A3.500 3.500 0 1 1 43.500 17.100zM89.500 17A3.500 3.500 0 1 1 89.500 17.100z',
      ],
      [
        '#56733a',
        'M60 31Q70 8 84 12L83 13.500Q73 12 62 32zM68 19Q62 14 66 10 71 14 69 19zM75 14Q72 8 77 6 80 10 77 14zM64 26Q57 23 59 18 65 20 65 26z',
      ],
    ],
  },
  revolt: {
    sky: DUSK,
    far: ['#8c7443', 'M0 32Q18 12 40 24T78 16 112 24 140 18V48H0z'],
    near: ['#6d5930', FIELD],
    figures: [
      ['#e9dcb8', `${tent(112, 40)}${tent(128, 42, 0.7)}`],
      ['#3f3119', [30, 46, 62, 80].map((x, at) => soldier(x, 45 - (at % 2) * 2)).join('')],
      [
        '#f2b035',
        'M22 24Q19 19 23 14 24 18 27 20 27 24 22 24zM54 22Q51 17 55 12 56 16 59 18 59 22 54 22z',
      ],
      ['#3f3119', 'M22 40V23H24V40zM54 42V21H56V42z'],
    ],
  },
  grain: {
    sky: NOON,
    far: ['#d7b95c', 'M0 28Q40 20 80 26T140 22V48H0z'],
    near: ['#b48f35', 'M0 38Q50 32 100 37T140 36V48H0z'],
    figures: [
      [
        '#8a6a1f',
        [14, 24, 34, 108, 118, 128]
          .map(
            (x) =>
              `M${x} 44V20H${x + 1.4}V44zM${x - 3} 26L${x + 0.7} 30 ${x + 4.4} 26 ${x + 0.7} 14z`,
          )
          .join(''),
      ],
      [
        '#f0e4c2',
        'M56 42Q50 34 58 26L55 21H67L64 26Q72 34 66 42zM74 44Q67 34 76 25L73 20H87L84 25Q93 34 86 44z',
      ],
      ['#8d6a37', 'M57 25H65V27H57zM75.500 24H84.500V26.500H75.500z'],
    ],
  },
  pest: {
    sky: GREY,
    far: ['#7d7a5e', HILLS],
    near: ['#59573f', FIELD],
    figures: [
      ['#d9d2b4', `${tent(34, 42)}${tent(60, 43, 0.9)}${tent(104, 42, 1.1)}`],
      [
        '#23221c',
        'M70 14Q76 8 82 13 88 8 94 12 88 12 83 18 77 13 70 14zM96 22Q101 17 105 21 110 17 115 21 110 20 106 25 101 21 96 22zM48 20Q53 15 57 19 62 15 67 18 62 18 58 23 53 19 48 20z',
      ],
    ],
  },
  spy: {
    sky: NIGHT,
    far: ['#3c4560', HILLS],
    near: ['#252c40', FIELD],
    figures: [
      ['#f2e7c4', 'M112 6A7 7 0 1 0 118 18 8 8 0 0 1 112 6z'],
      ['#d9cfae', `${tent(30, 42, 1.1)}${tent(58, 43, 0.8)}`],
      ['#f2b035', 'M28.500 42L30 35 31.500 42z'],
      ['#12151f', 'M86 46V31Q86 22 93 22T100 31V46zM89 19A4.200 4.200 0 1 1 97.400 19z'],
      ['#f0e4c2', 'M101 30L113 27 115 33 103 36z'],
    ],
  },
  omen: {
    sky: DUSK,
    far: ['#9b7d52', HILLS],
    near: ['#70592f', FIELD],
    figures: [
      ['#e6d8b3', 'M58 42V28H54V24H86V28H82V42z'],
      ['#f2b035', 'M64 24Q60 16 67 9 67 15 72 15 72 10 76 8 74 14 78 18 78 22 75 24z'],
      [
        '#2d2418',
        'M14 12Q20 6 26 11 32 6 38 10 32 10 27 16 20 11 14 12zM98 16Q104 10 110 15 116 10 122 14 116 14 111 20 104 15 98 16zM112 6Q116 2 120 5 124 2 128 4.500 124 5 121 8 116 5 112 6z',
      ],
    ],
  },
};

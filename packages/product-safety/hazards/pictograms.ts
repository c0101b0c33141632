/** Paths of the nine GHS pictograms in a 100-unit square, with even-odd fill. */
export const PICTOGRAMS = {
  explosive: {
    code: 'GHS01',
    name: 'Exploding bomb',
    meaning: 'Explosives, and chemicals that can explode when heated',
    path: 'M50 42a16 16 0 1 1 0 32a16 16 0 1 1 0-32zM50 17l4 17h-8zM28 26l13 12l-6 5zM72 26l-7 17l-6-5zM19 49l14 3l-2 6zM81 49l-12 9l-2-6z',
  },
  flammable: {
    code: 'GHS02',
    name: 'Flame',
    meaning: 'Flammable: keep away from heat, sparks and open flames',
    path: 'M50 18c7 15 20 21 16 39c6-3 7-9 6-13c9 13 7 31-9 35h-26c-14-6-15-22-5-34c0 6 2 10 6 12c-2-16 9-22 12-39zM28 82h44v4h-44z',
  },
  oxidizing: {
    code: 'GHS03',
    name: 'Flame over circle',
    meaning: 'Oxidizer: feeds a fire; keep away from anything that burns',
    path: 'M50 44a16 16 0 1 1 0 32a16 16 0 1 1 0-32zM50 50a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM50 14c6 9 14 14 11 26c3-1 4-4 4-7c5 8 2 14-3 17a18 18 0 0 0-25 1c-5-6-4-13 1-19c1 4 2 6 4 7c-1-10 5-15 8-25zM30 80h40v4h-40z',
  },
  gas: {
    code: 'GHS04',
    name: 'Gas cylinder',
    meaning: 'Gas under pressure: may explode when heated',
    path: 'M22 60l42-25l9 14l-42 25c-9 5-18-8-9-14zM67 33l5-8l9 14l-6 8zM74 22l5-3l10 15l-5 3z',
  },
  corrosive: {
    code: 'GHS05',
    name: 'Corrosion',
    meaning: 'Burns skin, damages eyes or attacks metal',
    path: 'M20 29l24-9l3 8l-24 9zM80 29l-24-9l-3 8l24 9zM39 38c3 6 5 8 5 10a5 5 0 0 1-10 0c0-2 2-4 5-10zM62 38c3 6 5 8 5 10a5 5 0 0 1-10 0c0-2 2-4 5-10zM20 62h12l3 6l4-6h5v12h-24zM54 66c4-4 8-2 10 0l2 3l2-4c5-3 10-2 14 0v9h-28z',
  },
  toxic: {
    code: 'GHS06',
    name: 'Skull and crossbones',
    meaning: 'Deadly or poisonous, even in small amounts',
    path: 'M50 16c-14 0-22 9-22 20c0 8 4 12 9 15v8h26v-8c5-3 9-7 9-15c0-11-8-20-22-20zM41 32a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM59 32a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM50 44l3 6h-6zM26 63l49 15l-1 5l-49-15zM74 63l-13 4l-9 3l9 2l14-4zM48 71l-23 7l1 5l30-9z',
  },
  irritant: {
    code: 'GHS07',
    name: 'Exclamation mark',
    meaning: 'Irritates eyes, skin or airways, or may cause skin allergy, dizziness, or harm if swallowed',
    path: 'M43 20h14l-4 38h-6zM50 65a7 7 0 1 1 0 14a7 7 0 1 1 0-14z',
  },
  health: {
    code: 'GHS08',
    name: 'Health hazard',
    meaning: 'Serious or lasting harm, such as cancer, asthma or damage to organs',
    path: 'M50 15a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM26 80c0-24 8-43 24-43s24 19 24 43zM50 45l4 9l10-2l-7 7l6 8l-9-2l-4 10l-4-10l-9 2l6-8l-7-7l10 2z',
  },
  environment: {
    code: 'GHS09',
    name: 'Environment',
    meaning: 'Toxic to aquatic life: keep spills out of storm drains and streams',
    path: 'M18 72h64v4h-64zM38 72v-26l-12-9l2-4l11 7l2-16h4l1 16l10-8l3 3l-13 12v25zM55 62c6-9 17-9 23-3l7-5v16l-7-5c-6 6-17 5-23-3z',
  },
} as const;

export type PictogramName = keyof typeof PICTOGRAMS;

export const FRAME = 'M50 4L96 50L50 96L4 50Z';

/** Returns a content value as a pictogram name, or undefined if no pictogram has that name. */
export const pictogramNamed = (name: string): PictogramName | undefined =>
  Object.keys(PICTOGRAMS).find((each): each is PictogramName => each === name);

/** Groups of substances that react alike, derived from a product's ingredients. */
import { z } from 'zod';

const PERCENT = z.number().min(0).max(100);
const INGREDIENT = z.object({
  name: z.string().min(1),
  casNumber: z.string().optional(),
  percentMinimum: PERCENT,
  percentMaximum: PERCENT,
});
export const COMPOSITION = z.array(INGREDIENT).min(1);
export type Ingredient = z.infer<typeof INGREDIENT>;

export const WATER = '7732-18-5';

/** Ingredients and acidity of a product. Incompatibilities are derived from these alone. */
export interface Mixture {
  composition: readonly Ingredient[];
  phMinimum?: number | null | undefined;
}

/**
 * Returns a product's mixture. If the composition is missing or invalid, only the pH determines the reactions.
 * @param product as the content service returns it
 */
export const mixtureOf = ({
  composition,
  phMinimum,
}: {
  composition?: unknown;
  phMinimum?: number | null;
}): Mixture => ({
  composition: COMPOSITION.safeParse(composition).data ?? [],
  phMinimum,
});

/**
 * Groups of substances that react alike. `reserveAcid` requires enough acid, and `acid` also includes any product with
 * a low pH. `other` is any product without chlorine.
 */
export type Group =
  | 'chlorine'
  | 'acid'
  | 'reserveAcid'
  | 'alkali'
  | 'carbonate'
  | 'amine'
  | 'quat'
  | 'peroxide'
  | 'alcohol'
  | 'anionic'
  | 'other';

/**
 * Ingredients of a group, by CAS number or, for a substance without one, by name. A product belongs to the group if
 * these ingredients add up to `percent` of it, or in any amount if `percent` is undefined.
 */
interface Members {
  casNumbers: readonly string[];
  names?: RegExp;
  percent?: number;
}

/**
 * Citric, phosphoric, hydrochloric, sulfamic, sulfuric, acetic, lactic, glycolic, oxalic, formic and methanesulfonic
 * acid.
 */
const ACIDS = [
  '77-92-9',
  '7664-38-2',
  '7647-01-0',
  '5329-14-6',
  '7664-93-9',
  '64-19-7',
  '50-21-5',
  '79-14-1',
  '144-62-7',
  '64-18-6',
  '75-75-2',
];

const MEMBERS: Record<Exclude<Group, 'acid' | 'other'>, Members> = {
  // Hypochlorites of sodium, calcium and potassium; dichloro- and trichloroisocyanurates.
  chlorine: {
    casNumbers: ['7681-52-9', '7778-54-3', '7778-66-7', '51580-86-0', '2893-78-9', '87-90-1'],
    names: /hypochlorite|chloroisocyanur/i,
  },
  // Below 1%, an acid only adjusts the pH.
  reserveAcid: { casNumbers: ACIDS, percent: 1 },
  alkali: { casNumbers: ['1310-73-2', '1310-58-3'], percent: 1 },
  // Sodium, potassium and calcium carbonate, sodium bicarbonate. With acid, 2% of them releases more than four times
  // the product's volume of carbon dioxide. Smaller amounts mostly stay dissolved.
  carbonate: { casNumbers: ['497-19-8', '584-08-7', '471-34-1', '144-55-8'], percent: 2 },
  // Ammonia; mono-, di-, tri- and isopropanolamine; aminomethyl propanol; ethoxylated tallow amines; ethanolamine
  // dodecylbenzenesulfonate.
  amine: {
    casNumbers: [
      '7664-41-7',
      '1336-21-6',
      '141-43-5',
      '111-42-2',
      '102-71-6',
      '78-96-6',
      '124-68-5',
      '61791-26-2',
      '26836-07-7',
    ],
    names: /\bammonia\b|ammonium hydroxide|^amines?,|\b(?:mono|di|tri)?(?:eth|isoprop)anolamine\b/i,
  },
  quat: {
    casNumbers: ['68424-85-1', '7173-51-5', '85409-23-0', '8001-54-5', '157905-74-3'],
    names: /benzyl ammonium|dimethyl ammonium|benzalkonium|^esterquat/i,
  },
  // Hydrogen peroxide, percarbonate, perborate and peracetic acid.
  peroxide: {
    casNumbers: ['7722-84-1', '15630-89-4', '10486-00-7', '11138-47-9', '79-21-0'],
    names: /peroxide|percarbonate|perborate|peracetic/i,
  },
  // Methyl, ethyl, propyl and isopropyl alcohol. Glycols and ethoxylated alcohols react far more slowly, and benzyl
  // alcohol forms no chloroform.
  alcohol: { casNumbers: ['67-56-1', '64-17-5', '71-23-8', '67-63-0'], percent: 1 },
  anionic: {
    casNumbers: [
      '151-21-3',
      '68891-38-3',
      '68411-30-3',
      '25155-30-0',
      '26836-07-7',
      '61789-31-9',
      '8052-48-0',
    ],
    names:
      /(?:lauryl|laureth) sulfate|alkylbenzene ?sulfon|dodecylbenzenesulfon|^sodium (?:tallowate|cocoate|palmate)/i,
  },
};

/** pH below which a product releases chlorine from bleach, regardless of the acid in it. */
const ACID_PH = 4.5;
/** Minimum pH at which a product heats up when mixed with acids. */
const ALKALINE_PH = 11.5;
const NEUTRAL_PH = 7;
const MEMBER_GROUPS = [
  'chlorine',
  'reserveAcid',
  'alkali',
  'carbonate',
  'amine',
  'quat',
  'peroxide',
  'alcohol',
  'anionic',
] as const;

const isMember = ({ casNumbers, names }: Members, { name, casNumber }: Ingredient): boolean =>
  casNumber === undefined ? names?.test(name) === true : casNumbers.includes(casNumber);

/** Whether a product contains enough of a group's ingredients in total. */
function hasMembers(group: Members, composition: readonly Ingredient[]): boolean {
  const members = composition.filter((ingredient) => isMember(group, ingredient));
  const percent = members.reduce((sum, { percentMaximum }) => sum + percentMaximum, 0);
  return members.length > 0 && percent >= (group.percent ?? 0);
}

/** Returns the groups of substances that a product belongs to. */
export function groupsOf({ composition, phMinimum }: Mixture): ReadonlySet<Group> {
  const groups = new Set<Group>();
  for (const group of MEMBER_GROUPS) if (hasMembers(MEMBERS[group], composition)) groups.add(group);
  if (groups.has('reserveAcid') || (phMinimum ?? NEUTRAL_PH) < ACID_PH) groups.add('acid');
  if ((phMinimum ?? NEUTRAL_PH) >= ALKALINE_PH) groups.add('alkali');
  if (composition.length > 0 && !groups.has('chlorine')) groups.add('other');
  return groups;
}

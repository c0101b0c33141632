/** Recognizes doses in text and compares them with dilutions. */
import type { Entry } from '@cleanpro/contentful-local/space/types';
import { FLUID_OUNCES_PER_GALLON } from '@cleanpro/product-safety/dilution/dose';
import { numberOf, textOf } from '../values.ts';

/** A dose in text. Doses in water are converted to fluid ounces per gallon, so that 1:64 equals 2 fl oz per gal. */
export interface WrittenDose {
  text: string;
  /** Unit and base, such as `fl oz/gal` or `scoop/load`. */
  kind: string;
  minimum: number;
  maximum: number;
}

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const NUMBER = String.raw`(?:\d+(?:\.\d+)?(?:\/\d+)?|${WORDS.slice(1).join('|')}|half an?)`;
const UNIT = String.raw`fl\.? ?oz|fluid ounces?|oz|ounces?|cups?|scoops?|cap(?:ful)?s?|pacs?|pods?|sheets?|pumps?|pads?|ml|milliliters?|tablespoons?|teaspoons?`;
const BASE = String.raw`gal|gallons?|l|liters?|quarts?|loads?|cycles?|wash|washes|racks?|toilets?|lbs?|pounds?|sq ft|square feet`;
const EACH = String.raw`per|\/|an?|each|(?:for|to|in|on)(?: (?:each|every|an?))?`;
const AMOUNT = new RegExp(
  String.raw`\b(${NUMBER})(?:\s*(?:to|or|–|-)\s*(${NUMBER}))?\s*(${UNIT})\b(?:\s+of\s+[^.;:,]{1,60}?)?\s*(?:${EACH})\s*(${NUMBER})?\s*(?:full\s+|small\s+|large\s+)?(${BASE})\b`,
  'gi',
);
const RATIO = new RegExp(
  String.raw`(?<![\d:])1\s*:\s*(\d+)\b(?! ?(?:[ap]\.?m|h)\b)|\b(?:1|one) part to (${NUMBER})\b`,
  'gi',
);

function numberIn(text: string): number {
  const lower = text.toLowerCase();
  if (lower.startsWith('half')) return 0.5;
  const word = WORDS.indexOf(lower);
  if (word >= 0) return word;
  const [numerator = 0, denominator = 1] = lower.split('/').map(Number);
  return numerator / denominator;
}

const FLUID_OUNCES: Record<string, number> = {
  'fl oz': 1,
  oz: 1,
  cup: 8,
  ml: 1 / 29.5735,
  tablespoon: 0.5,
  teaspoon: 1 / 6,
};
const GALLONS: Record<string, number> = { gal: 1, l: 1 / 3.78541, quart: 0.25 };
const NAMES: Record<string, string> = {
  'fluid ounce': 'fl oz',
  floz: 'fl oz',
  'fl. oz': 'fl oz',
  ounce: 'oz',
  milliliter: 'ml',
  gallon: 'gal',
  'gal of water': 'gal',
  liter: 'l',
  pound: 'lb',
  'lb of laundry': 'lb',
  'square feet': 'sq ft',
  washe: 'wash',
  capful: 'cap',
};

function nameOf(unit: string): string {
  const singular = unit.toLowerCase().replace(/s$/, '');
  return NAMES[singular] ?? singular;
}

function dose(
  text: string,
  amounts: [number, number],
  writtenUnit: string,
  per: number,
  writtenBase: string,
): WrittenDose {
  const [unit, base] = [nameOf(writtenUnit), nameOf(writtenBase)];
  const [ounces, gallons] = [FLUID_OUNCES[unit], GALLONS[base]];
  const isInWater = ounces !== undefined && gallons !== undefined;
  const factor = isInWater ? ounces / (per * gallons) : 1 / per;
  return {
    text,
    // Writers also say "ounces" for fluid ounces.
    kind: isInWater ? 'fl oz/gal' : `${unit === 'oz' ? 'fl oz' : unit}/${base}`,
    minimum: amounts[0] * factor,
    maximum: amounts[1] * factor,
  };
}

const ratioDose = (text: string, parts: number): WrittenDose =>
  dose(text, [FLUID_OUNCES_PER_GALLON / parts, FLUID_OUNCES_PER_GALLON / parts], 'fl oz', 1, 'gal');

/** Finds the doses in a string, in digits or words: `2 fl oz per gal`, `four ounces a gallon`, `1:64`. */
export function dosesIn(text: string): WrittenDose[] {
  const amounts = [...text.matchAll(AMOUNT)].map(([found, least = '', most, unit = '', per, base = '']) =>
    dose(
      found,
      [numberIn(least), numberIn(most ?? least)],
      unit,
      per === undefined ? 1 : numberIn(per),
      base,
    ),
  );
  const ratios = [...text.matchAll(RATIO)].map(([found, digits, word]) =>
    ratioDose(found, numberIn(digits ?? word ?? '')),
  );
  return [...amounts, ...ratios];
}

function doseOfDilution(dilution: Entry): WrittenDose | undefined {
  const ratio = numberOf(dilution, 'ratio');
  if (ratio) return ratioDose('', ratio);
  const minimum = numberOf(dilution, 'amountMinimum');
  const [unit, base] = [textOf(dilution, 'amountUnit'), textOf(dilution, 'perUnit')];
  if (minimum === undefined || unit === undefined || base === undefined) return undefined;
  const maximum = numberOf(dilution, 'amountMaximum') ?? minimum;
  return dose('', [minimum, maximum], unit, numberOf(dilution, 'perAmount') ?? 1, base);
}

/** Relative tolerance for rounding in written doses. */
const TOLERANCE = 0.03;

/** Whether a dose in text is within the range of a dilution. */
export function isDoseOf(written: WrittenDose, dilution: Entry): boolean {
  const right = doseOfDilution(dilution);
  return (
    right?.kind === written.kind &&
    written.minimum >= right.minimum * (1 - TOLERANCE) &&
    written.maximum <= right.maximum * (1 + TOLERANCE)
  );
}

/** Fields of a `dilution` entry that state the amount. */
export interface Dose {
  /** Parts of water per part of product: 64 for 1:64. */
  ratio: number | null;
  amountMinimum: number | null;
  amountMaximum: number | null;
  amountUnit: string | null;
  perAmount: number | null;
  perUnit: string | null;
}

export const FLUID_OUNCES_PER_GALLON = 128;
const ML_PER_FLUID_OUNCE = 29.5735;
const L_PER_GALLON = 3.78541;
const G_PER_OUNCE = 28.3495;
const KG_PER_POUND = 0.453592;
const SQUARE_METERS_PER_SQUARE_FOOT = 0.092903;

/** Metric unit for each unit of an amount, and the factor to convert it. `oz` is a weight. */
const METRIC: Record<string, readonly [factor: number, unit: string]> = {
  'fl oz': [ML_PER_FLUID_OUNCE, 'mL'],
  cup: [8 * ML_PER_FLUID_OUNCE, 'mL'],
  mL: [1, 'mL'],
  oz: [G_PER_OUNCE, 'g'],
};
const FRACTIONS: Record<number, string> = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' };
const UNITS_WITHOUT_PLURAL = ['fl oz', 'oz', 'mL', 'sq ft'];

/** Rounds values below 10 to two significant digits, and others to whole numbers. */
const rounded = (value: number): string =>
  value >= 10 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
const number = (value: number): string => FRACTIONS[value] ?? String(value);
const range = (minimum: number, maximum: number | null, word: (value: number) => string): string =>
  maximum && maximum > minimum ? `${word(minimum)} to ${word(maximum)}` : word(minimum);

function counted(text: string, unit: string, most: number): string {
  const plural = most > 1 && !UNITS_WITHOUT_PLURAL.includes(unit) ? 's' : '';
  return `${text} ${unit}${plural}`;
}

/** Formats the quantity that a dose is measured against: `gal of water`, `16 gal of water`, `100 lb of laundry`. */
function formatReference(per: number, unit: string): string {
  if (per === 1) return unit;
  return `${per} ${unit.replace(/^(load|cycle|wash|rack|toilet)$/, (word) => (word === 'wash' ? 'washes' : `${word}s`))}`;
}

function metric(
  amount: number,
  maximum: number | null,
  unit: string,
  per: number,
  perUnit: string,
): string | undefined {
  const [factor, metricUnit] = METRIC[unit] ?? [];
  const amountBy = (divisor: number): string | undefined =>
    factor === undefined
      ? undefined
      : `${range(amount, maximum, (value) => rounded((value * factor) / divisor))} ${metricUnit}`;
  const [perLiter, perKilogram] = [per * L_PER_GALLON, per * KG_PER_POUND];
  if (perUnit === 'gal of water') return factor ? `${amountBy(perLiter)} per L` : `${rounded(perLiter)} L`;
  if (perUnit === 'lb of laundry')
    return factor ? `${amountBy(perKilogram)} per kg` : `${rounded(perKilogram)} kg`;
  if (perUnit === 'sq ft') return `${rounded(per * SQUARE_METERS_PER_SQUARE_FOOT)} m²`;
  return unit === 'mL' ? undefined : amountBy(1);
}

/**
 * Returns a dose as text: `1:64 (2 fl oz per gal of water, 16 mL per L)`, `2 to 4 fl oz per gal of water (16 to 31 mL
 * per L)`, `1 pac per cycle`. 1:64 is one part of product and 64 parts of water.
 * @returns an empty string for a dilution that has neither a ratio nor an amount
 */
export function doseOf({
  ratio,
  amountMinimum,
  amountMaximum,
  amountUnit,
  perAmount,
  perUnit,
}: Dose): string {
  if (ratio) {
    const ounces = Number((FLUID_OUNCES_PER_GALLON / ratio).toFixed(1));
    return `1:${ratio} (${ounces} fl oz per gal of water, ${rounded(1000 / ratio)} mL per L)`;
  }
  if (amountMinimum === null || !amountUnit || !perUnit) return '';
  const per = perAmount ?? 1;
  const amount = counted(
    range(amountMinimum, amountMaximum, number),
    amountUnit,
    amountMaximum ?? amountMinimum,
  );
  const beside = metric(amountMinimum, amountMaximum, amountUnit, per, perUnit);
  return `${amount} per ${formatReference(per, perUnit)}${beside ? ` (${beside})` : ''}`;
}

/** Units of products that are dosed but not diluted. */
const UNDILUTED_UNITS = ['sheet', 'pad', 'pump', 'dose'];

/** Whether a dose is mixed with water before use. A dryer sheet or a pump of soap is not. */
export const isDiluted = ({ amountUnit }: Pick<Dose, 'amountUnit'>): boolean =>
  !UNDILUTED_UNITS.includes(amountUnit ?? '');

/** Returns the label for a product's doses in its list of facts. */
export const doseName = (dilutions: readonly Dose[]): 'Dilution' | 'Dose' =>
  dilutions.length > 0 && !dilutions.some(isDiluted) ? 'Dose' : 'Dilution';

/**
 * Returns a product's distinct doses in the order of its dilutions. Without doses, returns `Ready to use` for a product
 * of that form, otherwise an empty string.
 */
export function dosesText(form: string | null, dilutions: readonly Dose[]): string {
  const doses = [...new Set(dilutions.map(doseOf).filter(Boolean))];
  return doses.length > 0 ? doses.join('; ') : form === 'Ready to use' ? form : '';
}

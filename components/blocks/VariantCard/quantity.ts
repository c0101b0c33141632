import type { QuantityFragment, VariantCardFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';

/** Formats a quantity, for example `4 units of 1 gal` (docs/product.md, "Constants"). */
export function quantityText({ sellUnits, packageSize, packageSizeUnits }: QuantityFragment): string {
  const size = packageSize === null ? '' : [packageSize, packageSizeUnits].filter(Boolean).join(' ');
  if (!sellUnits) return size;
  return `${sellUnits} ${sellUnits === 1 ? 'unit' : 'units'}${size && ` of ${size}`}`;
}

type PackContents = QuantityFragment &
  Pick<VariantCardFragment, 'countedItems' | 'sheetsPerRoll' | 'contents'>;

const numberText = (value: number): string => value.toLocaleString('en-US');

/**
 * Formats the contents of a package and the total per case, for example `12 rolls of 84 sheets, 1,008 sheets per case`.
 * Returns an empty string if nothing is counted.
 */
function contentsText(pack: PackContents): string {
  const { packageSize, sellUnits, countedItems, sheetsPerRoll } = pack;
  const contents = present(pack.contents);
  if (contents.length > 0) return contents.join(', ');
  if (packageSize === null || !countedItems || packageSize === 1) return '';
  const perCase = packageSize * (sellUnits ?? 1);
  const items = `${numberText(packageSize)} ${countedItems}`;
  if (sheetsPerRoll)
    return `${items} of ${numberText(sheetsPerRoll)} sheets, ${numberText(perCase * sheetsPerRoll)} sheets per case`;
  return perCase === packageSize ? items : `${items}, ${numberText(perCase)} per case`;
}

/** Formats the quantity and contents of a pack: `1 unit of 75 ct (75 rolls of 450 sheets, 33,750 sheets per case)`. */
export function packText(pack: PackContents): string {
  const contents = contentsText(pack);
  return [quantityText(pack), contents && `(${contents})`].filter(Boolean).join(' ');
}

/** Organisms that labels of disinfectants often name. */
import type { View } from '@cleanpro/contentful-local/space/types';
import { organismsOf, parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import { valueOf } from '../values.ts';

const COMMON = [
  'Staphylococcus',
  'Staph',
  'MRSA',
  'Pseudomonas',
  'Salmonella',
  'Klebsiella',
  'Escherichia',
  'E. coli',
  'Listeria',
  'Campylobacter',
  'Legionella',
  'Clostridioides',
  'C. diff',
  'Trichophyton',
  'Candida',
  'influenza',
  'norovirus',
  'rotavirus',
  'rhinovirus',
  'coronavirus',
  'SARS-CoV-2',
  'COVID-19',
  'tuberculosis',
];
/**
 * Bloodborne pathogens. Content must not suggest protection against them unless the product's registration lists them.
 */
export const BLOODBORNE = /\bblood-?borne\b|\bHIV(?:-1)?\b|\bhepatitis\b/gi;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a pattern for organisms that products claim and for common ones. Matches a species or its genus alone. */
export function organismPattern(view: View): RegExp {
  const listed = view
    .entriesOf('product')
    .flatMap((product) => organismsOf(parseClaims(valueOf(product, 'efficacyClaims'))));
  const genera = listed
    .filter((name) => /^[A-Z][a-z]+ [a-z]+$/.test(name))
    .flatMap((name) => name.split(' ')[0] ?? []);
  const names = [...new Set([...listed, ...genera, ...COMMON])].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\w-])(?:${names.map(escaped).join('|')})(?![\\w-])`, 'gi');
}

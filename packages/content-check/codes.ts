/** Checks the article numbers of variants and safety data sheets. */
import type { Entry } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from './problem.ts';
import { listOf, textOf } from './values.ts';

/** Whether the check digit of a UPC or GTIN is valid. */
export function hasValidCheckDigit(code: string): boolean {
  const digits = [...code].map(Number);
  const last = digits.pop();
  const sum = digits
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === last;
}

/**
 * Whether a UPC or GTIN is of the prefixes 02, 04 and 2, which GS1 assigns to no company, as the codes of sample data have to be.
 */
const isInternalCode = (code: string): boolean => /^(?:0[24]|2)/.test(code.padStart(14, '0').slice(1));

/** Digits of the codes by field: a UPC has twelve, the code of a case as GTIN-14 fourteen. */
const DIGITS: Readonly<Record<string, readonly number[]>> = {
  caseUpc: [12],
  packageUpc: [12],
  gtin: [14],
  upcs: [12, 14],
};

/** Problems of the codes of one entry. */
export function checkCodes(entry: Entry): Problem[] {
  const { id } = entry.sys;
  const codes = [
    ...['caseUpc', 'packageUpc', 'gtin'].map((field) => [field, textOf(entry, field)] as const),
    ...listOf(entry, 'upcs').map((code) => ['upcs', code] as const),
  ];
  return codes.flatMap(([field, code]) => {
    if (code === undefined) return [];
    const problems: Problem[] = [];
    const lengths = DIGITS[field] ?? [];
    if (!/^\d+$/.test(code) || !lengths.includes(code.length))
      problems.push(
        problemAt(
          id,
          field,
          `${code} is not ${lengths.join(' or ')} digits`,
          'move another number to its field',
        ),
      );
    if (!hasValidCheckDigit(code))
      problems.push(problemAt(id, field, `${code} has a wrong check digit`, 'correct the last digit'));
    if (!isInternalCode(code))
      problems.push(
        problemAt(
          id,
          field,
          `${code} may be the code of a real product`,
          'use the prefix 2 or 4 of a UPC, or 02 or 04 after the first digit of a GTIN',
        ),
      );
    return problems;
  });
}

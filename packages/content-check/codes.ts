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

/** Whether a UPC or GTIN has the prefix 02, 04 or 2. GS1 assigns these to no company, so sample data must use them. */
const isInternalCode = (code: string): boolean => /^(?:0[24]|2)/.test(code.padStart(14, '0').slice(1));

/** Allowed lengths in digits by field: 12 for a UPC, 14 for the GTIN-14 of a case. */
const DIGITS: Readonly<Record<string, readonly number[]>> = {
  caseUpc: [12],
  packageUpc: [12],
  gtin: [14],
  upcs: [12, 14],
};

/** Checks the UPCs and GTINs of a variant or safety data sheet. */
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
          'move numbers of another kind to their field',
        ),
      );
    if (!hasValidCheckDigit(code))
      problems.push(problemAt(id, field, `${code} has an invalid check digit`, 'correct the last digit'));
    if (!isInternalCode(code))
      problems.push(
        problemAt(
          id,
          field,
          `${code} may be the code of a real product`,
          'use a code reserved for internal use: a UPC starts with 2 or 4, a GTIN with any digit and then 02 or 04',
        ),
      );
    return problems;
  });
}

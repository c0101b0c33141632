import type { Requirement } from './requirement.ts';
import { SECTION_1 } from './section-1.ts';
import { SECTION_2 } from './section-2.ts';
import { SECTION_3 } from './section-3.ts';
import { SECTION_4 } from './section-4.ts';
import { SECTION_5 } from './section-5.ts';
import { SECTION_6 } from './section-6.ts';
import { SECTION_7 } from './section-7.ts';
import { SECTION_8 } from './section-8.ts';
import { SECTION_9 } from './section-9.ts';

const SECTIONS: Readonly<Record<string, readonly Requirement[]>> = {
  '1. What the product does and for whom': SECTION_1,
  '2. Screens and routes': SECTION_2,
  '3. Entities and their fields': SECTION_3,
  '4. States and transitions': SECTION_4,
  '5. Validation rules': SECTION_5,
  '6. Roles and permissions': SECTION_6,
  '7. Calls': SECTION_7,
  '8. Error catalogue': SECTION_8,
  '9. Business constants and limits': SECTION_9,
};

export const REQUIREMENTS: readonly Requirement[] = Object.values(SECTIONS).flat();

const escape = (text: string): string => text.replaceAll(/[\\|*_<>[\]]/g, String.raw`\$&`);

const row = ({ text, seenAt, file, title }: Requirement): string =>
  `| ${escape(text)} | ${seenAt.startsWith('/') ? `\`${seenAt}\`` : seenAt} | \`${file}\` "${escape(title)}" |`;

export const renderDocument = (): string =>
  [
    '# Requirements',
    `The ${REQUIREMENTS.length} requirements of the specification, each with an address where it is seen and a test that fails without it.
The words after a file are part of the test's title. \`npm run codegen\` generates this page from \`tests/requirements/\`;
\`tests/checks/documents.test.ts\` checks its addresses and tests.`,
    ...Object.entries(SECTIONS).map(([heading, requirements]) =>
      [
        `## ${heading}\n`,
        '| requirement | seen at | held by |',
        '| --- | --- | --- |',
        ...requirements.map(row),
      ].join('\n'),
    ),
  ].join('\n\n') + '\n';

/**
 * Draws requirements at random, without repetition. The same seed always draws the same ones.
 * @param seed an integer
 */
export function drawRequirements(count: number, seed: number): Requirement[] {
  const left = [...REQUIREMENTS];
  let state = seed >>> 0;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    // A linear congruential generator (Numerical Recipes). Its high bits are the random ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(Math.floor((state / 2 ** 32) * left.length), 1);
  }).flat();
}

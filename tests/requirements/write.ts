/**
 * Writes docs/requirements.md (`npm run codegen`). With `--draw 30 --seed 44`, prints 30 random requirements instead.
 * Break these on purpose to see whether their tests fail.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawRequirements, renderDocument } from './document.ts';

const { draw, seed } = parseArgs({
  options: { draw: { type: 'string' }, seed: { type: 'string', default: '1' } },
}).values;

if (draw === undefined) writeFileSync('docs/requirements.md', renderDocument());
else
  for (const { text, seenAt, file, title } of drawRequirements(Number(draw), Number(seed)))
    console.log(`${text}\n  ${seenAt}\n  ${file} "${title}"`);

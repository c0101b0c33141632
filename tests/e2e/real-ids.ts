/** The space that has ids as the real service makes them, on which tests with `@real-ids` run too (tests/real-ids.config.ts). */
import { realId } from '../real-ids/real-id';

/** The id of an entry of the sample space in the tested space. */
export function entryId(sampleId: string): string {
  const { REAL_IDS: seed } = process.env;
  return seed ? realId(sampleId, seed) : sampleId;
}

/**
 * Tests with `@real-ids` also run on a space with IDs like those of a real Contentful space (tests/real-ids.config.ts).
 */
import { realId } from '../real-ids/real-id';

export function entryId(sampleId: string): string {
  const { REAL_IDS: seed } = process.env;
  return seed ? realId(sampleId, seed) : sampleId;
}

/** Creates IDs in Contentful's format: 22 digits and letters of both cases. */
import { createHash } from 'node:crypto';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;

/** Returns the ID of a sample entry, asset or tag in the space that is rewritten with this seed. */
export function realId(sampleId: string, seed: string): string {
  const digest = createHash('sha256').update(`${seed}:${sampleId}`).digest();
  return [...digest.subarray(0, LENGTH)].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}

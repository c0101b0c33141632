/** Ids as the real service makes them: 22 letters of both cases and digits. */
import { createHash } from 'node:crypto';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;

/** The id that an entry, an asset or a tag of the sample space has in the space rewritten with this seed. */
export function realId(sampleId: string, seed: string): string {
  const digest = createHash('sha256').update(`${seed}:${sampleId}`).digest();
  return [...digest.subarray(0, LENGTH)].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}

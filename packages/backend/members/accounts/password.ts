/** Hashes passwords with argon2id and the parameters that OWASP recommends for 19 MiB. Hashes are PHC strings. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Upper bound on concurrent hashes, including queued ones. Each takes 19 MiB and a thread. */
const MAX_CONCURRENT_HASHES = 64;
let running = 0;

/** Thrown when too many passwords are being hashed concurrently. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

function derive(password: string, salt: Uint8Array, memory: number, passes: number): Promise<Buffer> {
  if (running >= MAX_CONCURRENT_HASHES) throw new BusyError('Too many passwords are being checked at once');
  running += 1;
  return new Promise<Buffer>((resolve, reject) => {
    argon2(
      'argon2id',
      // Unicode can encode the same letter in several ways.
      {
        message: password.normalize('NFKC'),
        nonce: salt,
        parallelism: LANES,
        tagLength: TAG_BYTES,
        memory,
        passes,
      },
      (error, tag) => (error ? reject(error) : resolve(tag)),
    );
  }).finally(() => {
    running -= 1;
  });
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/**
 * Returns the PHC string of a password.
 * @throws BusyError if too many passwords are being hashed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive(password, salt, MEMORY_KIB, PASSES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(tag)}`;
}

/** Random hash used for a missing account, so that timing does not reveal whether the account exists. */
const DUMMY_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(TAG_BYTES))}`;

/**
 * Whether a password matches a PHC string. Without a PHC string, takes just as long and returns false.
 * @throws BusyError if too many passwords are being hashed
 */
export async function isPassword(password: string, phc: string | undefined): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/.exec(phc ?? DUMMY_HASH);
  if (!match) throw new Error('A stored password hash is not an argon2id PHC string');
  const [, memory = '', passes = '', salt = '', expected = ''] = match;
  const tag = await derive(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes));
  const expectedTag = Buffer.from(expected, 'base64');
  return tag.length === expectedTag.length && timingSafeEqual(tag, expectedTag) && phc !== undefined;
}

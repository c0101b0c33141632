import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { serverConfig } from '@/lib/config/server';
import { logPreviousUse } from '@cleanpro/node-service/secret';

/**
 * Returns data encrypted and signed with `SESSION_SECRET`, so that only this site can create and read it.
 * @param seconds time until the seal expires
 */
export const seal = (data: object, seconds: number): Promise<string> =>
  sealData(data, { password: serverConfig().SESSION_SECRET, ttl: seconds });

/** Returns the data of a seal made with this password. Undefined for any other seal, or after its expiry. */
async function unsealWith(password: string, sealed: string, seconds: number): Promise<unknown> {
  let isSealed = true;
  const onUnsealError = (): void => void (isSealed = false);
  const data: unknown = await unsealData(sealed, { password, ttl: seconds, onUnsealError });
  return isSealed ? data : undefined;
}

/**
 * Returns the data of a seal, or undefined when the seal is forged or has expired. Tries both secrets in turn. Passing
 * both to iron-session does not work, because it selects a password by an id in the seal, and all our seals have the
 * same id.
 */
export async function unseal(sealed: string, seconds: number): Promise<unknown> {
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = serverConfig();
  const data = await unsealWith(SESSION_SECRET, sealed, seconds);
  if (data !== undefined || SESSION_SECRET_PREVIOUS === undefined) return data;
  const previous = await unsealWith(SESSION_SECRET_PREVIOUS, sealed, seconds);
  if (previous !== undefined) logPreviousUse('SESSION_SECRET');
  return previous;
}

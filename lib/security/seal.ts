import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { serverConfig } from '@/lib/config/server';
import { logPreviousUse } from '@cleanpro/node-service/secret';

/** Returns data encrypted and signed with `SESSION_SECRET`, so that only this site can make and read it. */
export const seal = (data: object, seconds: number): Promise<string> =>
  sealData(data, { password: serverConfig().SESSION_SECRET, ttl: seconds });

/** The data of a seal of one password; undefined for any other seal, or when it has expired. */
async function unsealWith(password: string, sealed: string, seconds: number): Promise<unknown> {
  let isSealed = true;
  const onUnsealError = (): void => void (isSealed = false);
  const data: unknown = await unsealData(sealed, { password, ttl: seconds, onUnsealError });
  return isSealed ? data : undefined;
}

/**
 * Returns the data of a seal; undefined when it has expired or is forged. The two secrets are tried in turn: iron-session's
 * own list of passwords finds one by an id in the seal, which is the same in all of our seals.
 */
export async function unseal(sealed: string, seconds: number): Promise<unknown> {
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = serverConfig();
  const data = await unsealWith(SESSION_SECRET, sealed, seconds);
  if (data !== undefined || SESSION_SECRET_PREVIOUS === undefined) return data;
  const previous = await unsealWith(SESSION_SECRET_PREVIOUS, sealed, seconds);
  if (previous !== undefined) logPreviousUse('SESSION_SECRET');
  return previous;
}

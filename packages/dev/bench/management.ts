import { z } from 'zod';

const MANAGED = z.object({
  sys: z.object({ version: z.number() }),
  fields: z.record(z.string(), z.unknown()),
});

/** Services on this machine, with the environment in which they were started. */
export interface ManagedServices {
  servicesUrl: string;
  env: Record<string, string | undefined>;
}

/**
 * Saves and publishes an entry.
 * @param change fields to replace
 * @throws Error when the service refuses the change
 */
export async function publish(
  { servicesUrl, env }: ManagedServices,
  id: string,
  change: Record<string, unknown> = {},
): Promise<void> {
  const url = `${servicesUrl}/management/spaces/cleanpro/environments/master/entries/${id}`;
  const send = async (path: string, init: RequestInit, version?: number) => {
    const headers = {
      authorization: `Bearer ${env.CONTENTFUL_MANAGEMENT_TOKEN}`,
      'content-type': 'application/vnd.contentful.management.v1+json',
      ...(version === undefined ? {} : { 'x-contentful-version': String(version) }),
    };
    const response = await fetch(url + path, { ...init, headers });
    if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url}${path}: ${response.status}`);
    return MANAGED.parse(await response.json());
  };
  const entry = await send('', {});
  const body = JSON.stringify({ fields: { ...entry.fields, ...change } });
  const saved = await send('', { method: 'PUT', body }, entry.sys.version);
  await send('/published', { method: 'PUT' }, saved.sys.version);
}

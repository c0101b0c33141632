import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';

export const SERVICES = `http://127.0.0.1:${process.env.SERVICES_PORT}`;
const PLUG = join(process.env.DATA_DIR ?? '', 'stop-services');

/** Stops the services, as a crash does, or starts them again, and waits until that is so. */
export async function services(request: APIRequestContext, on: boolean): Promise<void> {
  if (on) await rm(PLUG, { force: true });
  else await writeFile(PLUG, '');
  const answers = () =>
    request.get(`${SERVICES}/health`).then(
      (response) => response.ok(),
      () => false,
    );
  await expect.poll(answers, { timeout: 20_000 }).toBe(on);
}

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';

export const SERVICES_URL = `http://127.0.0.1:${process.env.SERVICES_PORT}`;
/** File that keeps the services stopped while it exists (packages/dev/test-stages/restartable.ts). */
const STOP_FILE = join(process.env.DATA_DIR ?? '', 'stop-services');

/** Stops the services as a crash does, or restarts them, and waits until they have stopped or are healthy. */
export async function setServicesRunning(request: APIRequestContext, running: boolean): Promise<void> {
  if (running) await rm(STOP_FILE, { force: true });
  else await writeFile(STOP_FILE, '');
  const isHealthy = () =>
    request.get(`${SERVICES_URL}/health`).then(
      (response) => response.ok(),
      () => false,
    );
  await expect.poll(isHealthy, { timeout: 20_000, intervals: [50] }).toBe(running);
}

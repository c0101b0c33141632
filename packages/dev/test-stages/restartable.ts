/**
 * Runs the embedded services for tests that interrupt them: they are stopped while `$DATA_DIR/stop-services` exists.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../environment.ts';
import { servicesCommand, startProcess } from '../processes.ts';

const env = environment();
mkdirSync(env.DATA_DIR, { recursive: true });
const stopFile = join(env.DATA_DIR, 'stop-services');
const start = () => startProcess(servicesCommand(env));

let services: ReturnType<typeof start> | undefined = start();

setInterval(() => {
  const shouldStop = existsSync(stopFile);
  if (shouldStop && services) {
    services.kill('SIGKILL');
    services = undefined;
  } else if (!shouldStop && !services) services = start();
}, 100);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    services?.kill();
    process.exit(0);
  });
}

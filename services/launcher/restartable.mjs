// Keeps the embedded services running for tests that pull their plug: they stop while `$DATA_DIR/stop-services` exists.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './environment.mjs';
import { startServices } from './processes.mjs';

const env = environment();
mkdirSync(env.DATA_DIR, { recursive: true });
const plug = join(env.DATA_DIR, 'stop-services');
let services = startServices(env);

setInterval(() => {
  const stopped = existsSync(plug);
  if (stopped && services) {
    services.kill('SIGKILL');
    services = undefined;
  } else if (!stopped && !services) services = startServices(env);
}, 100);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    services?.kill();
    process.exit(0);
  });
}

// Keeps the embedded services running for tests that pull their plug: they stop while `$DATA_DIR/stop-services` exists.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './environment.mjs';
import { BIN, ROOT } from './install.mjs';
import { servicesCommand } from './processes.mjs';

const env = environment();
mkdirSync(env.DATA_DIR, { recursive: true });
const plug = join(env.DATA_DIR, 'stop-services');

function startServices() {
  const { args, env: variables } = servicesCommand(env);
  return spawn(join(BIN, 'node'), args, { cwd: ROOT, stdio: 'inherit', env: variables });
}

let services = startServices();

setInterval(() => {
  const stopped = existsSync(plug);
  if (stopped && services) {
    services.kill('SIGKILL');
    services = undefined;
  } else if (!stopped && !services) services = startServices();
}, 100);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    services?.kill();
    process.exit(0);
  });
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare, BIN, ROOT } from './install.mjs';

await prepare();
const { environment } = await import('./environment.mjs');
const { status } = spawnSync(
  join(BIN, 'node'),
  ['--disable-warning=ExperimentalWarning', 'services/telemetry/cli.ts', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: environment() },
);
process.exitCode = status ?? 1;

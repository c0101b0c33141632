import { prepare } from './install.mjs';

await prepare();
const { environment } = await import('./environment.mjs');
const { family } = await import('./processes.mjs');
process.exit(
  await family().finish({
    args: ['--disable-warning=ExperimentalWarning', 'services/members/command.ts', ...process.argv.slice(2)],
    env: environment(),
  }),
);

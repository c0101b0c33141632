import { prepare } from './install.mjs';

await prepare();
const { run } = await import('./run.mjs');
await run('services');

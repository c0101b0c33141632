import { prepare } from './install.mjs';

await prepare();
const { run } = await import('./test-run.mjs');
await run(process.argv.slice(2));

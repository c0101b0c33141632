import { run } from './test-run.mjs';

await run(process.argv.slice(2));

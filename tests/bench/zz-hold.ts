import { onBenchSite } from './own-site.ts';
await onBenchSite(async ({ url, environment }) => { console.log('UP', url); (await import('node:fs')).writeFileSync('/tmp/w/hold-env.json', JSON.stringify(environment)); await new Promise(() => setInterval(() => undefined, 1e6)); });

import { onBenchSite } from './own-site.ts';
await onBenchSite(async ({ url }) => { console.log('UP', url); await new Promise(() => setInterval(() => undefined, 1e6)); });

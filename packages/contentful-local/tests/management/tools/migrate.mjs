/** Runs Contentful's migration tool: `node migrate.mjs OPTIONS`. The options are JSON. */
import { createRequire } from 'node:module';

const { runMigration } = createRequire(import.meta.url)('contentful-migration');
await runMigration({ ...JSON.parse(process.argv[2]), yes: true });

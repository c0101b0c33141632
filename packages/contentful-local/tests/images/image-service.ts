/** Runs the image service in its own process, for a test that leaves it with minutes of work. */
import { serve } from '@hono/node-server';
import { Spaces } from '../../spaces.ts';
import { createImagesApp } from '../../images/routes.ts';

const dataDir = process.env.DATA_DIR ?? '';
const spaces = new Spaces({
  source: 'packages/sample-space/content',
  dataDir,
  spaceId: 'cleanpro',
  environmentId: 'master',
});
const app = createImagesApp({ spaces, mayReadDrafts: () => false, dataDir, conversions: 2 });
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(`port ${port}`));

/** The image service in a process of its own, for the test that leaves it with work for minutes. */
import { serve } from '@hono/node-server';
import { ContentStore } from '../../../services/content/space/store.ts';
import { createImagesApp } from '../../../services/images/routes.ts';

const store = new ContentStore('content', { spaceId: 'cleanpro', environmentId: 'master' });
const app = createImagesApp({ store, dataDir: process.env.DATA_DIR ?? '', conversions: 2 });
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(`port ${port}`));

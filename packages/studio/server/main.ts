/** Starts the studio's server: `node packages/studio/server/main.ts`. The site and the services run separately. */
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { exitOnHelp } from '@cleanpro/node-service/help';
import { endOnUncaughtError, printJsonOnly } from '@cleanpro/node-service/logging/json-console';
import { createStudioApp } from './app.ts';
import { studioConfig } from './config.ts';

exitOnHelp({
  usage: 'node packages/studio/server/main.ts',
  purpose: "Starts the studio's server on STUDIO_PORT.",
});
printJsonOnly();
endOnUncaughtError();
try {
  const config = studioConfig(process.env);
  const app = createStudioApp(config, fileURLToPath(new URL('../dist', import.meta.url)));
  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port });
  const stop = (): void => {
    server.close(() => process.exit(0));
    // Do not wait for event streams, which stay open until their tabs are closed.
    setTimeout(() => process.exit(0), 500).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The member service in a separate process that the test can kill. */
import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { startMemberService } from '../../members/service.ts';

const {
  KILL_DATA_DIR = '',
  KILL_DATABASE_URL,
  KILL_TOKEN = '',
  KILL_PORT = '0',
  KILL_WEBHOOK = '',
} = process.env;

const service = await startMemberService({
  dataDir: KILL_DATA_DIR,
  databaseUrl: KILL_DATABASE_URL || undefined,
  token: KILL_TOKEN,
  siteUrl: 'http://localhost:3000',
  mailFrom: 'CleanPro <no-reply@cleanpro.example>',
  webhook: KILL_WEBHOOK
    ? { url: KILL_WEBHOOK, secret: 's'.repeat(32), firstPauseMs: 20, maxPauseMs: 200, attempts: 1000 }
    : undefined,
});
const app = new Hono().route('/members', service.app);
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(KILL_PORT) }, () =>
  console.log('ready'),
);
// The same timeout as in packages/services/start.ts, so that no connection is closed while a request is on its way.
if ('keepAliveTimeout' in server) server.keepAliveTimeout = 75_000;
// Write the compile cache now, because a killed process cannot write it on exit. The next process starts faster with
// it.
flushCompileCache();

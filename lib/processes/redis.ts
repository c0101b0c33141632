import 'server-only';
import { createClient } from '@redis/client';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';

/** A server that does not answer a ping for so long is gone, also where the network says nothing. */
const PING_MS = 5_000;
const CONNECT_MS = 2_000;
/** What waits for the server to come back is little; more of it would be of no use any more. */
const MAX_WAITING = 1_000;

declare global {
  // The framework loads this module once for each kind of route; the connection belongs to the whole process.
  var redisOfProcess: SharedRedis | undefined;
}

export interface SharedRedis {
  client: ReturnType<typeof connect>;
  /** The name of something shared: sites that use one server are kept apart by their addresses. */
  named: (name: string) => string;
}

function connect(url: string, returned: () => void) {
  const client = createClient({
    url,
    pingInterval: PING_MS,
    commandsQueueMaxLength: MAX_WAITING,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: 2 * PING_MS,
      // Never gives up: the site works without it, and better with it.
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, CONNECT_MS),
    },
  });
  let isDown = false;
  client.on('error', (error: unknown) => {
    if (!isDown) log('error', 'RedisUnavailable', { message: errorMessage(error) });
    isDown = true;
  });
  client.on('ready', () => {
    if (!isDown) return;
    isDown = false;
    log('info', 'RedisAvailable');
    returned();
  });
  client.connect().catch((error: unknown) => client.emit('error', error));
  return client;
}

/**
 * Connects this process to what the processes of a site share: in the background, and again whenever the connection is
 * lost.
 * @param url of the server (`REDIS_URL`)
 * @param siteUrl the canonical root of the site
 * @param returned called each time that the connection is there after it was missing
 */
export function connectRedis(url: string, siteUrl: string, returned: () => void): SharedRedis {
  const shared = { client: connect(url, returned), named: (name: string) => `${siteUrl}:${name}` };
  globalThis.redisOfProcess = shared;
  return shared;
}

/** What the processes of the site share; undefined where there is one process only (`REDIS_URL` is not set). */
export const redis = (): SharedRedis | undefined => globalThis.redisOfProcess;

import 'server-only';
import { createClient } from '@redis/client';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';

/** Detects a server that is gone without the network closing the connection. */
const PING_INTERVAL_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;
/** Bounds what is queued during an outage; instances expire everything after one anyway. */
const MAX_QUEUED_COMMANDS = 1_000;

declare global {
  // Next loads a module once per kind of route; the connection belongs to the whole process.
  var redisOfProcess: SharedRedis | undefined;
}

export interface SharedRedis {
  client: ReturnType<typeof connect>;
  /** The name of a channel or key on the server, prefixed with the site's URL: several sites may share one server. */
  toKey: (name: string) => string;
}

function connect(url: string, onReconnect: () => void) {
  const client = createClient({
    url,
    pingInterval: PING_INTERVAL_MS,
    commandsQueueMaxLength: MAX_QUEUED_COMMANDS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: 2 * PING_INTERVAL_MS,
      // Never gives up: the site works without Redis, but several processes do not see each other's publishes.
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, CONNECT_TIMEOUT_MS),
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
    onReconnect();
  });
  client.connect().catch((error: unknown) => client.emit('error', error));
  return client;
}

/**
 * Connects this process to the Redis server that the processes of a site share, in the background, and reconnects
 * whenever the connection is lost.
 * @param url of the server (`REDIS_URL`)
 * @param siteUrl the canonical root of the site
 * @param onReconnect called each time the connection is back after an outage
 */
export function connectRedis(url: string, siteUrl: string, onReconnect: () => void): SharedRedis {
  const shared = { client: connect(url, onReconnect), toKey: (name: string) => `${siteUrl}:${name}` };
  globalThis.redisOfProcess = shared;
  return shared;
}

/** The shared Redis server; undefined without `REDIS_URL`, where the site has a single process. */
export const getRedis = (): SharedRedis | undefined => globalThis.redisOfProcess;

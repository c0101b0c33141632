import 'server-only';
import { createClient } from '@redis/client';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';

/** Pings detect a server that disappeared without closing the connection. */
const PING_INTERVAL_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;
/**
 * Upper bound on commands queued during an outage. More can be dropped, because every process expires all its content
 * after an outage anyway.
 */
const MAX_QUEUED_COMMANDS = 1_000;

declare global {
  // Next loads this module once per kind of route, but the process shares one connection.
  var redisOfProcess: SharedRedis | undefined;
}

export interface SharedRedis {
  client: ReturnType<typeof connect>;
  /** Returns the name of a channel or key, prefixed with the site's URL because several sites may share a server. */
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
      // Never give up. The site works without Redis, but its processes do not see each other's publishes.
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
 * Connects this process to the Redis server that the site's processes share. Connects in the background, and reconnects
 * whenever the connection is lost.
 * @param url value of `REDIS_URL`
 * @param siteUrl canonical root of the site
 * @param onReconnect called each time the connection is restored after an outage
 */
export function connectRedis(url: string, siteUrl: string, onReconnect: () => void): SharedRedis {
  const shared = { client: connect(url, onReconnect), toKey: (name: string) => `${siteUrl}:${name}` };
  globalThis.redisOfProcess = shared;
  return shared;
}

/** Returns the shared Redis server, or undefined without `REDIS_URL`, when the site has a single process. */
export const getRedis = (): SharedRedis | undefined => globalThis.redisOfProcess;

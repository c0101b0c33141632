/** Connections to PostgreSQL that outlive restarts of the server, cut connections and fail-overs. */
import { Socket } from 'node:net';
import { Pool, types, type PoolConfig } from 'pg';
import { log } from '@cleanpro/node-service/logging/log';

const CONNECTIONS = 10;
/** Bounds the wait for a connection, free or new. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Longer than any statement of a request takes; the site gives up after 10 seconds. */
const SILENCE_MS = 8_000;
/** For migrations and vacuum, which are silent until they are done. */
const MAINTENANCE_SILENCE_MS = 600_000;
/** An idle connection is silent, too, and ends before that limit. */
const IDLE_MS = 5_000;

/** Counts and times in milliseconds are numbers, as in SQLite; none of ours exceeds 2^53. */
const TYPES = {
  getTypeParser: (...[oid, format]: Parameters<typeof types.getTypeParser>) =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
};

/**
 * Opens a socket that ends when nothing passes for a while: the machine at its other end may be gone without a word.
 * A timeout of `pg` for queries would leave the connection in the pool, still waiting.
 */
function timeLimitedSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error(`PostgreSQL did not answer in ${silenceMs / 1000} s`)),
  );
}

/** A lost connection fails only what is under way on it; the next query opens another. */
function openPool(service: string, options: PoolConfig): Pool {
  const pool = new Pool({
    types: TYPES,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    ...options,
  });
  // Without a listener an error ends the process, and the pool listens to idle connections only.
  pool.on('connect', (client) =>
    client.on('error', ({ message }) => log('warn', 'DatabaseConnectionLost', { service, message })),
  );
  // What the pool passes on, the listener above has logged.
  pool.on('error', () => undefined);
  return pool;
}

/** Connections for requests and workers. */
export const requestPool = (connectionString: string, service: string, silenceMs = SILENCE_MS): Pool =>
  openPool(service, { connectionString, max: CONNECTIONS, stream: () => timeLimitedSocket(silenceMs) });

/** A connection for statements that take minutes. It is used rarely, and ends after each use. */
export const maintenancePool = (connectionString: string, service: string): Pool =>
  openPool(service, {
    connectionString,
    max: 1,
    // Others wait for their turn.
    connectionTimeoutMillis: MAINTENANCE_SILENCE_MS,
    idleTimeoutMillis: 1,
    stream: () => timeLimitedSocket(MAINTENANCE_SILENCE_MS),
  });

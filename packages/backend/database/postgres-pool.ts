/** Connection pools that survive server restarts, lost connections and failovers. */
import { Socket } from 'node:net';
import { Pool, types, type PoolConfig } from 'pg';
import { log } from '@cleanpro/node-service/logging/log';

const CONNECTIONS = 10;
/** How long to wait for a free or new connection. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * How long a connection may be silent: longer than any statement of a request, but shorter than the site's timeout of
 * 10 seconds.
 */
const SILENCE_MS = 8_000;
/** The same limit for migrations and VACUUM, which send nothing until they are done. */
const MAINTENANCE_SILENCE_MS = 600_000;
/** Idle connections send nothing either, so they are closed before the socket timeout destroys them. */
const IDLE_MS = 5_000;

/** Returns 64-bit integers as numbers, as SQLite does. Our counts and times (ms) never exceed 2^53. */
const TYPES = {
  getTypeParser: (...[oid, format]: Parameters<typeof types.getTypeParser>) =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
};

/**
 * Creates a socket that is destroyed after a time without traffic, because the other machine can disappear without
 * closing the connection. A query timeout of `pg` would leave the connection in the pool, still waiting.
 */
function timeLimitedSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error(`PostgreSQL did not respond within ${silenceMs / 1000} seconds`)),
  );
}

/** Opens a pool. A lost connection fails only its in-flight queries. The next query opens a new one. */
function openPool(service: string, options: PoolConfig): Pool {
  const pool = new Pool({
    types: TYPES,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    ...options,
  });
  // Without a listener, an error would end the process. The pool itself listens only on idle connections.
  pool.on('connect', (client) =>
    client.on('error', ({ message }) => log('warn', 'DatabaseConnectionLost', { service, message })),
  );
  // The listener above has already logged the error.
  pool.on('error', () => undefined);
  return pool;
}

/** Opens the pool for requests and workers. */
export const requestPool = (connectionString: string, service: string, silenceMs = SILENCE_MS): Pool =>
  openPool(service, { connectionString, max: CONNECTIONS, stream: () => timeLimitedSocket(silenceMs) });

/** Opens a single connection for statements that take minutes. It is rarely used, and is closed after each use. */
export const maintenancePool = (connectionString: string, service: string): Pool =>
  openPool(service, {
    connectionString,
    max: 1,
    // With a single connection, a statement waits until the running one is done, which can take minutes.
    connectionTimeoutMillis: MAINTENANCE_SILENCE_MS,
    idleTimeoutMillis: 1,
    stream: () => timeLimitedSocket(MAINTENANCE_SILENCE_MS),
  });

import { existsSync } from 'node:fs';
import { findOrInstall } from './debian.ts';

const PATHS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** Returns the path of the installed Redis server, or undefined if there is none. */
export const findRedis = (): string | undefined => PATHS.find((path) => existsSync(path));

/**
 * Returns the path of a Redis server, for tests with several processes of the site. Installs Debian's package if it is
 * missing and this machine allows it. Returns undefined if it is not available.
 */
export const redisProgram = (): string | undefined => findOrInstall(findRedis, 'Redis', 'redis-server');

import { existsSync } from 'node:fs';
import { findOrInstall } from './debian.ts';

const PATHS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** The program of a Redis server, where there is one. */
export const findRedis = (): string | undefined => PATHS.find((path) => existsSync(path));

/**
 * The program of a Redis server, for the tests of several processes of the site; Debian's package is installed when
 * there is none and this machine allows it. Undefined where there is none.
 */
export const redisProgram = (): string | undefined => findOrInstall(findRedis, 'Redis', 'redis-server');

import { existsSync } from 'node:fs';
import { install } from './debian.mjs';

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/**
 * The program of a Redis server, for the tests of several processes of the site; Debian's is installed when there is
 * none and this machine allows it. '' where there is none.
 */
export function redisProgram() {
  const find = () => PLACES.find((place) => existsSync(place));
  if (!find()) {
    console.log('Installing Redis for the tests …');
    install('redis-server');
  }
  const program = find() ?? '';
  if (!program)
    console.log(
      'There is no Redis on this machine: what processes of the site tell each other is not tested.',
    );
  return program;
}

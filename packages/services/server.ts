/**
 * Runs embedded services in one process: `node packages/services/server.ts [NAME…]`, by default all of them.
 *
 * Keeps V8's heap close to the size of its live data: content lives long, and requests produce little garbage. By
 * default, the young generation would grow to three times 16 MiB while content is read, and the old generation far
 * beyond its live data. Compiling modules also makes both generations grow, so the other modules are loaded after the
 * flags are set. The flags are set here because the services are always started through this program.
 */
import { setFlagsFromString } from 'node:v8';
import { exitOnHelp } from '@cleanpro/node-service/help';
import { endOnUncaughtError, printJsonOnly } from '@cleanpro/node-service/logging/json-console';
import { SERVICES } from './help.ts';

exitOnHelp(SERVICES);
setFlagsFromString('--semi-space-growth-factor=1');
// How much the heap may grow between collections, in percent. Higher while content is read, because none of it becomes
// garbage soon.
setFlagsFromString('--heap-growing-percent=200');

printJsonOnly();
endOnUncaughtError();
await import('./start.ts');

setFlagsFromString('--heap-growing-percent=20');

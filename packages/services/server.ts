/**
 * The embedded services in one process: `node packages/services/server.ts [NAME…]`, without names all.
 *
 * Keeps V8's heap near the size of what it holds: content lives long, and a request's garbage is small. By default the young
 * generation grows to three times 16 MiB while content is read, and the old one to far more than it holds. Both grow while
 * modules are compiled, too, so these are loaded afterwards; here, because every way of starting the services comes through
 * this program.
 */
import { setFlagsFromString } from 'node:v8';
import { endOnUncaughtError, printJsonOnly } from '@cleanpro/node-service/logging/json-console';

setFlagsFromString('--semi-space-growth-factor=1');
/** In percent of what a collection left: more while content is read, since nothing of that is garbage soon. */
setFlagsFromString('--heap-growing-percent=200');

printJsonOnly();
endOnUncaughtError();
await import('./start.ts');

setFlagsFromString('--heap-growing-percent=20');

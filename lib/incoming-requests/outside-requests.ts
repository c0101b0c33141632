import { AsyncLocalStorage } from 'node:async_hooks';
import { context } from '@opentelemetry/api';
import { currentRequest } from '../telemetry/request-context.ts';

declare global {
  // Next's bundles and the server load this module once each; the first one does it when the process starts.
  var runOutside: ReturnType<typeof AsyncLocalStorage.snapshot> | undefined;
}

const runOutside = (globalThis.runOutside ??= AsyncLocalStorage.snapshot());

/**
 * Runs work that belongs to no visitor: it can read nothing of the request that causes it, and does not count as a part of
 * its page. Only the id and the trace of the request go with it. The first import has to come before any request.
 */
export function runOutsideRequests<Result>(work: () => Result): Result {
  const trace = context.active();
  const request = currentRequest();
  return runOutside(() =>
    context.with(trace, () =>
      request && globalThis.requestContext ? globalThis.requestContext.run(request, work) : work(),
    ),
  );
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { context } from '@opentelemetry/api';
import { currentRequest } from '../telemetry/request-context.ts';

declare global {
  // Next's bundles and the server each load this module. The first import is at startup.
  var runOutside: ReturnType<typeof AsyncLocalStorage.snapshot> | undefined;
}

const runOutside = (globalThis.runOutside ??= AsyncLocalStorage.snapshot());

/**
 * Runs work that belongs to no visitor. The work cannot read the request that causes it, and does not count as part of
 * that request's page. Only the request's id and trace are passed on. This module must be imported before the first
 * request.
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

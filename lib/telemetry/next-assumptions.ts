/**
 * Records where this process has seen Next behave differently from what server/next and components/next assume, for example
 * after an update.
 * On `globalThis`, because Next's bundles and the server load this module once each.
 */
import { log } from './log.ts';

/** Each is a sentence at the top of the file that assumes it. */
export type Assumption = 'document-shape' | 'rendered-page' | 'rsc-parameter' | 'static-markup';

declare global {
  var failedAssumptions: Map<Assumption, string> | undefined;
}

/** Records that Next behaves otherwise than assumed: in the log, once, and for as long as the process runs in its readiness. */
export function assumptionFailed(name: Assumption): void {
  globalThis.failedAssumptions ??= new Map();
  if (globalThis.failedAssumptions.has(name)) return;
  globalThis.failedAssumptions.set(name, new Date().toISOString());
  log('warn', 'NextAssumptionFailed', { assumption: name });
}

/** Returns the assumptions that failed, each with the time at which that was first seen, ISO 8601. */
export const failedAssumptions = (): readonly [Assumption, string][] => [
  ...(globalThis.failedAssumptions ?? []),
];

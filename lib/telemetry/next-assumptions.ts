/**
 * Records which assumptions of server/next and components/next about Next turned out wrong, for example after an
 * update. The state is on `globalThis` because Next's bundles and the server each load this module.
 */
import { log } from './log.ts';

/** Each assumption is stated at the top of the file that relies on it. */
export type Assumption = 'document-shape' | 'rendered-page' | 'rsc-parameter' | 'static-markup';

declare global {
  var failedAssumptions: Map<Assumption, string> | undefined;
}

/**
 * Records that an assumption is wrong. Logs it once, and reports it in the readiness response until the process ends.
 */
export function assumptionFailed(name: Assumption): void {
  globalThis.failedAssumptions ??= new Map();
  if (globalThis.failedAssumptions.has(name)) return;
  globalThis.failedAssumptions.set(name, new Date().toISOString());
  log('warn', 'NextAssumptionFailed', { assumption: name });
}

/** Returns the assumptions that failed, each with the time of its first failure (ISO 8601). */
export const failedAssumptions = (): readonly [Assumption, string][] => [
  ...(globalThis.failedAssumptions ?? []),
];

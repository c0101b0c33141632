/**
 * `/api/health/live` and `/api/health/ready` (docs/operations.md, "Health") in the format of
 * draft-inadarei-api-health-check: `pass`, `warn` if something is degraded, `fail` if no visitor should be sent here.
 */
import { failedAssumptions } from '../../lib/telemetry/next-assumptions.ts';
import { errorMessage } from '../../lib/telemetry/error-message.ts';
import { log } from '../../lib/telemetry/log.ts';
import type { Dependency } from './dependencies.ts';

/** Minimum time between two checks of a service, however often load balancers ask. */
const MAX_AGE_MS = 5_000;
const CHECK_TIMEOUT_MS = 2_000;

type Status = 'pass' | 'warn' | 'fail';

interface Check {
  status: Status;
  /** Time at which this process first saw the current status, in ISO 8601. */
  since: string;
  output?: string;
}

export interface Readiness {
  status: Status;
  output?: string;
  checks: Record<string, Check[]>;
}

const OTHER_NEXT = 'Next behaves otherwise than the site assumes; pages are right, but slower';

interface Options {
  dependencies: readonly Dependency[];
  /** Whether pages of an earlier process can be sent while the content service is down. */
  hasStoredPages: boolean;
  /** The current time, in milliseconds since the epoch. */
  now?: () => number;
  /** Monotonic clock, in milliseconds. */
  elapsed?: () => number;
}

/** Health of this process, as reported to load balancers and operators. */
export class Health {
  readonly #dependencies: readonly Dependency[];
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #checks = new Map<string, Check>();
  #canServePages: boolean;
  #isDraining = false;
  #checkedAt = -Infinity;
  #checking: Promise<void> | undefined;

  constructor({ dependencies, hasStoredPages, now = Date.now, elapsed }: Options) {
    this.#dependencies = dependencies;
    this.#canServePages = hasStoredPages;
    this.#now = now;
    this.#elapsed = elapsed ?? (() => performance.now());
  }

  /** Makes the process not ready from now on, even if all services are available. */
  drain(): void {
    this.#isDraining = true;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /**
   * Returns whether visitors may be sent here. The status is `fail` while the process stops and, without stored pages,
   * until the content service has answered for the first time. It is `warn` if Next does not behave as assumed or a
   * service is down. That includes the content service once it has answered, because cached pages can still be sent.
   */
  async readiness(): Promise<Readiness> {
    await this.#checkIfOld();
    const checks: Record<string, Check[]> = {};
    for (const { name } of this.#dependencies) {
      const check = this.#checks.get(name);
      if (check) checks[name] = [check];
    }
    for (const [name, since] of failedAssumptions())
      checks[`next:${name}`] = [{ status: 'warn', since, output: OTHER_NEXT }];
    if (this.#isDraining) return { status: 'fail', output: 'The process is stopping', checks };
    if (!this.#canServePages)
      return { status: 'fail', output: 'The content service has not answered yet', checks };
    const isDegraded = Object.values(checks).some(([check]) => check?.status !== 'pass');
    return { status: isDegraded ? 'warn' : 'pass', checks };
  }

  /**
   * Returns whether each service worked when it was last checked, and starts a new check if the last one is too old.
   * Does not wait for the check, because a service that hangs must not delay a metrics scrape.
   */
  lastChecks(): { name: string; isUp: boolean }[] {
    void this.#checkIfOld();
    return [...this.#checks].map(([name, { status }]) => ({ name, isUp: status === 'pass' }));
  }

  async #checkIfOld(): Promise<void> {
    if (!this.#isDraining && this.#elapsed() >= this.#checkedAt + MAX_AGE_MS)
      await (this.#checking ??= this.#checkAll());
  }

  async #checkAll(): Promise<void> {
    await Promise.all(this.#dependencies.map((dependency) => this.#check(dependency)));
    this.#canServePages ||= this.#checks.get('content')?.status === 'pass';
    this.#checkedAt = this.#elapsed();
    this.#checking = undefined;
  }

  async #check({ name, check }: Dependency): Promise<void> {
    let output: string | undefined;
    try {
      await check(AbortSignal.timeout(CHECK_TIMEOUT_MS));
    } catch (error) {
      output = errorMessage(error);
    }
    const status = output === undefined ? 'pass' : 'fail';
    const before = this.#checks.get(name);
    const since = before?.status === status ? before.since : new Date(this.#now()).toISOString();
    this.#checks.set(name, { status, since, ...(output !== undefined && { output }) });
    if (status === 'fail' && before?.status !== 'fail')
      log('warn', 'DependencyUnavailable', { dependency: name, message: output });
    if (status === 'pass' && before?.status === 'fail')
      log('info', 'DependencyAvailable', { dependency: name });
  }
}

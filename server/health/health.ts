/**
 * `/api/health/live` and `/api/health/ready` (docs/operations.md, "Health"), in the shape of
 * draft-inadarei-api-health-check: `pass`, `warn` when something is degraded, `fail` when no visitor should be sent here.
 */
import { failedAssumptions } from '../../lib/telemetry/next-assumptions.ts';
import { errorMessage } from '../../lib/telemetry/error-message.ts';
import { log } from '../../lib/telemetry/log.ts';
import type { Dependency } from './dependencies.ts';

/** However often load balancers ask, each service is asked once in this time. */
const MAX_AGE_MS = 5_000;
const CHECK_TIMEOUT_MS = 2_000;

type Status = 'pass' | 'warn' | 'fail';

interface Check {
  status: Status;
  /** Since when there is this status, as far as this process has seen; ISO 8601. */
  since: string;
  /** What failed. */
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
  /** The time of day, in milliseconds. */
  now?: () => number;
  /** A clock that nobody sets, in milliseconds. */
  elapsed?: () => number;
}

/** What this process says about itself to load balancers and operators. */
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

  /** From now on the process is not ready, whatever its services say. */
  drain(): void {
    this.#isDraining = true;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /**
   * Whether visitors may be sent here: always, but while the process stops, and before the content service has answered
   * for the first time when there are no stored pages. Any other service that is down degrades the site, and so does the
   * content service later, when cached pages stand in, and a Next that behaves otherwise than assumed.
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
   * Returns whether each service worked when it was last asked, and asks again if that is long ago. Does not wait: a service
   * that hangs must not delay a scrape.
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

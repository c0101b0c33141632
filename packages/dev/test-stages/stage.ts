import type { RunToEnd } from '../processes.ts';
import type { Counts } from './counts.ts';
import type { PostgresServer } from './postgres.ts';

/** The tests to run: those of changed files, those of the site and of changed packages, or all. */
export type Scope = 'changed-files' | 'site' | 'all';

export interface StageContext {
  env: NodeJS.ProcessEnv & { NEXT_DIST_DIR: string };
  /** A temporary folder of this run. */
  folder: string;
  /** Arguments for the stage's test runner. */
  args: string[];
  scope: Scope;
  /** Files that differ from this commit count as changed. */
  base: string;
  /** Runs a command to completion. Its output goes to the terminal or to the stage's log. */
  runToEnd: RunToEnd;
  postgres: () => Promise<PostgresServer | undefined>;
  /**
   * Builds the site once for all stages, unless the last build is up to date.
   * @returns whether there is a build
   */
  isBuilt: () => Promise<boolean>;
}

export interface StageResult extends Counts {
  /** Messages about programs that are missing on this machine, and the tests skipped as a result. */
  missing?: string[];
}

export interface Stage {
  /** Stages that must end before this one starts, if they run at all. */
  after: string[];
  /** Whether output is printed immediately, even if other stages run at the same time. */
  isLive?: boolean;
  /** Whether the stage runs only if `--only` names it, because its limits require an idle machine. */
  isOnDemand?: boolean;
  run: (context: StageContext) => Promise<StageResult>;
}

export const PASSED: StageResult = { passed: 1, failed: 0 };
export const FAILED: StageResult = { passed: 0, failed: 1 };

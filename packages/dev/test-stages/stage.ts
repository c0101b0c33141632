import type { RunToEnd } from '../processes.ts';
import type { Counts } from './counts.ts';
import type { PostgresServer } from './postgres.ts';

/** Which tests run: those of changed files, those of the site and of changed packages, or all of them. */
export type Scope = 'changed-files' | 'site' | 'all';

export interface StageContext {
  env: NodeJS.ProcessEnv & { NEXT_DIST_DIR: string };
  /** A temporary folder of this run. */
  folder: string;
  /** Arguments for the stage's test runner. */
  args: string[];
  scope: Scope;
  /** The commit that changes are counted from. */
  base: string;
  /** Runs a command to its end; its output goes to the terminal, or into the stage's log. */
  runToEnd: RunToEnd;
  postgres: () => Promise<PostgresServer | undefined>;
  /** Builds the site, once for all stages, unless the last build is fresh. @returns whether there is a build */
  isBuilt: () => Promise<boolean>;
}

export interface StageResult extends Counts {
  /** Programs that this machine lacks, and what was therefore not tested. */
  missing?: string[];
}

export interface Stage {
  /** The stages that end before this one starts, if they run at all. */
  after: string[];
  /** Whether its output goes to the terminal at once, though other stages run at the same time. */
  isLive?: boolean;
  /** Whether it runs only when `--only` names it: its limits need an idle machine. */
  isOnDemand?: boolean;
  run: (context: StageContext) => Promise<StageResult>;
}

export const PASSED: StageResult = { passed: 1, failed: 0 };
export const FAILED: StageResult = { passed: 0, failed: 1 };

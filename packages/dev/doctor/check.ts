import type { SiteConfig } from '../../../lib/config/environment.ts';
import type { StudioConfig } from '../../studio/server/config.ts';
import type { ServicesConfig } from '@cleanpro/services/config';
import type { ServiceName } from '@cleanpro/services/names';

export interface Finding {
  /** An error already breaks something for visitors or editors; a warning may do so later. */
  level: 'error' | 'warning';
  /** The invalid variable or, if that is unknown, the first one to check. */
  setting: string;
  /** Description of the problem, without secrets. */
  problem: string;
  advice: string;
}

export interface Skipped {
  /** The reason, without secrets. */
  skipped: string;
}

export interface Configs {
  site: SiteConfig;
  services: ServicesConfig;
  studio: StudioConfig;
}
export type Role = keyof Configs;

export interface Check<Config> {
  name: string;
  /** Services to which the check applies. All by default. */
  of?: readonly ServiceName[];
  /** @throws Error when a failure occurs for which the check has no advice */
  run: (config: Config, signal: AbortSignal) => Promise<Finding[] | Skipped>;
}

export const error = (setting: string, problem: string, advice: string): Finding => ({
  level: 'error',
  setting,
  problem,
  advice,
});

export const warning = (setting: string, problem: string, advice: string): Finding => ({
  level: 'warning',
  setting,
  problem,
  advice,
});

/** Returns the reason for skipping a check whose URL does not respond. */
export const unreachable = (setting: string, reason: string): string =>
  `${setting} is not reachable: ${reason}`;

import type { SiteConfig } from '../../../lib/config/environment.ts';
import type { StudioConfig } from '../../studio/server/config.ts';
import type { ServicesConfig } from '@cleanpro/services/config';
import type { ServiceName } from '@cleanpro/services/names';

export interface Finding {
  /** An error breaks something for visitors or editors; a warning will one day. */
  level: 'error' | 'warning';
  /** The variable that is wrong, or where that is not known the first one to look at. */
  setting: string;
  /** What is wrong, without secrets. */
  problem: string;
  /** What to do. */
  advice: string;
}

/** A check that could not be made. */
export interface Skipped {
  /** Why, without secrets. */
  skipped: string;
}

/** The configuration of each role: a check gets that of its own. */
export interface Configs {
  site: SiteConfig;
  services: ServicesConfig;
  studio: StudioConfig;
}
export type Role = keyof Configs;

export interface Check<Config> {
  name: string;
  /** The services that it concerns; by default all. */
  of?: readonly ServiceName[];
  /** @throws Error when something fails that it has no advice for */
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

/** The reason that a check gives when an address does not answer. */
export const unreachable = (setting: string, reason: string): string =>
  `${setting} is not reachable: ${reason}`;

import type { SiteConfig } from '../../../lib/config/environment.ts';
import type { ServicesConfig } from '../../config.ts';

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

/** The set-up that is checked: the environment of `npm start`, parsed. */
export interface Setup {
  site: SiteConfig;
  services: ServicesConfig;
}

export interface Check {
  name: string;
  /** @throws Error when something fails that it has no advice for */
  run: (setup: Setup, signal: AbortSignal) => Promise<Finding[]>;
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

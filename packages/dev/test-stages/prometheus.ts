import { existsSync } from 'node:fs';
import { findOrInstall } from './debian.ts';

const PROGRAMS = ['/usr/bin/prometheus', '/usr/bin/promtool'] as const;

const findPrometheus = (): { PROMETHEUS: string; PROMTOOL: string } | undefined =>
  PROGRAMS.every((path) => existsSync(path)) ? { PROMETHEUS: PROGRAMS[0], PROMTOOL: PROGRAMS[1] } : undefined;

/**
 * Returns the paths of the Prometheus programs, for the tests of alerts. Installs Debian's package if they are missing
 * and this machine allows it. Returns undefined if they are not available.
 */
export const prometheusPrograms = (): ReturnType<typeof findPrometheus> =>
  findOrInstall(findPrometheus, 'Prometheus', 'prometheus');

import { existsSync } from 'node:fs';
import { findOrInstall } from './debian.ts';

const PROGRAMS = ['/usr/bin/prometheus', '/usr/bin/promtool'] as const;

const findPrometheus = (): { PROMETHEUS: string; PROMTOOL: string } | undefined =>
  PROGRAMS.every((path) => existsSync(path)) ? { PROMETHEUS: PROGRAMS[0], PROMTOOL: PROGRAMS[1] } : undefined;

/**
 * The programs of Prometheus, for the test of the alerts; Debian's package is installed when they are missing and this
 * machine allows it. Undefined where there are none.
 */
export const prometheusPrograms = (): ReturnType<typeof findPrometheus> =>
  findOrInstall(findPrometheus, 'Prometheus', 'prometheus');

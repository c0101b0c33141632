import { existsSync } from 'node:fs';
import { findOrInstall } from './debian.ts';

const fileAt = (path: string) => (): string | undefined => (existsSync(path) ? path : undefined);

/** nginx, for the test of what docs/deploy describes; undefined where there is none. */
export const nginxProgram = (): string | undefined =>
  findOrInstall(fileAt('/usr/sbin/nginx'), 'nginx', 'nginx');

/** The checker of systemd units, which needs no running systemd; undefined where there is none. */
export const unitChecker = (): string | undefined =>
  findOrInstall(fileAt('/usr/bin/systemd-analyze'), 'systemd', 'systemd');

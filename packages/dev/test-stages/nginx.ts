import { existsSync } from 'node:fs';
import { findOrInstall } from './debian.ts';

const fileAt = (path: string) => (): string | undefined => (existsSync(path) ? path : undefined);

/** Returns the path of nginx, for the tests of docs/deploy, or undefined if it is not available. */
export const nginxProgram = (): string | undefined =>
  findOrInstall(fileAt('/usr/sbin/nginx'), 'nginx', 'nginx');

/**
 * Returns the path of the checker for systemd units, which does not need a running systemd. Returns undefined if the
 * checker is not available.
 */
export const unitChecker = (): string | undefined =>
  findOrInstall(fileAt('/usr/bin/systemd-analyze'), 'systemd', 'systemd');

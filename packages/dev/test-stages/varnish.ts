import { existsSync } from 'node:fs';
import { findOrInstall } from './debian.ts';

const PROGRAM = '/usr/sbin/varnishd';
const MODULES = '/usr/share/doc/varnish-modules';

const findVarnish = (): string | undefined =>
  existsSync(PROGRAM) && existsSync(MODULES) ? PROGRAM : undefined;

/**
 * Returns the path of Varnish, if it is installed with its modules, for tests behind a CDN. Installs Debian's packages
 * if they are missing and this machine allows it. Returns undefined if it is not available.
 */
export const varnishProgram = (): string | undefined =>
  findOrInstall(findVarnish, 'Varnish', 'varnish', 'varnish-modules');

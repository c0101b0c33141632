import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';

const PROGRAM = '/usr/sbin/nginx';
const UNIT_CHECKER = '/usr/bin/systemd-analyze';

/** A program that is there, or is installed from a Debian package where this machine allows it. */
function program(path: string, name: string): string | undefined {
  if (!existsSync(path)) {
    console.log(`Installing ${name} for the tests …`);
    installPackages(name);
  }
  return existsSync(path) ? path : undefined;
}

/** nginx, for the test of what docs/deploy describes; undefined where there is none. */
export const nginxProgram = (): string | undefined => program(PROGRAM, 'nginx');

/** What checks systemd units without systemd running; undefined where there is none. */
export const unitChecker = (): string | undefined => program(UNIT_CHECKER, 'systemd');

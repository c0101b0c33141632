import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

const apt = (...args) =>
  spawnSync(APT, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Whether this machine takes packages of Debian, and this user may install them. */
export const takesPackages = () => process.getuid?.() === 0 && existsSync(APT);

/** Installs packages of Debian. @returns whether that worked; false where `takesPackages` is */
export function install(...packages) {
  if (!takesPackages()) return false;
  const all = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  // The list of packages may be old, or not there at all.
  return apt(...all) || (apt('update', '-qq') && apt(...all));
}

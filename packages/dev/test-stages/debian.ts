import { existsSync } from 'node:fs';
import { execaSync } from 'execa';

const APT = '/usr/bin/apt-get';

const apt = (...args: string[]): boolean =>
  !execaSync(APT, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    reject: false,
  }).failed;

/** Whether this machine uses Debian packages, and this user may install them. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync(APT);

/**
 * Installs Debian packages.
 * @returns whether it succeeded; false if this user may not install packages
 */
export function installPackages(...packages: string[]): boolean {
  if (!canInstallPackages()) return false;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  // If the package lists are missing or outdated, update them and retry.
  return apt(...args) || (apt('update', '-qq') && apt(...args));
}

/** Searches for a program. If it is not found, installs its Debian packages, if possible, and searches again. */
export function findOrInstall<Program>(
  find: () => Program | undefined,
  name: string,
  ...packages: string[]
): Program | undefined {
  const found = find();
  if (found !== undefined) return found;
  console.log(`Installing ${name} for the tests …`);
  installPackages(...packages);
  return find();
}

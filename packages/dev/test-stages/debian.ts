import { existsSync } from 'node:fs';
import { execaSync } from 'execa';

const APT = '/usr/bin/apt-get';

const apt = (...args: string[]): boolean =>
  !execaSync(APT, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    reject: false,
  }).failed;

/** Whether this machine uses Debian's packages, and this user may install them. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync(APT);

/** Installs Debian packages. @returns whether that worked; false where `canInstallPackages` is */
export function installPackages(...packages: string[]): boolean {
  if (!canInstallPackages()) return false;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  // The list of packages may be old or missing: then it is updated first.
  return apt(...args) || (apt('update', '-qq') && apt(...args));
}

/**
 * Returns what a search for a program finds. When it finds nothing, the program's Debian packages are installed first, where this
 * machine allows it.
 */
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

/** Packages of a lock file, by folder. */
type Packages = Record<
  string,
  { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean; link?: boolean }
>;

/**
 * Returns what to install before a command runs: nothing, the production packages, or all packages.
 * @param locked - packages in package-lock.json
 * @param installed - packages in npm's own lock file in node_modules, which is written at the end of an installation
 * @param command - arguments of the launcher
 */
export function packagesToInstall(
  locked: Packages,
  installed: Packages,
  command: readonly string[],
): 'none' | 'production' | 'all';

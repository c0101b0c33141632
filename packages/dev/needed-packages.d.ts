/** Packages of a lock file, by folder. */
type Packages = Record<
  string,
  { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean; link?: boolean }
>;

/**
 * Returns what to install before a command runs: nothing, the packages of production, or the development packages too.
 * @param locked - the packages of package-lock.json
 * @param installed - the packages of npm's own copy of it in node_modules, written at the end of an installation
 * @param command - the arguments of the launcher
 */
export function packagesToInstall(
  locked: Packages,
  installed: Packages,
  command: readonly string[],
): 'none' | 'production' | 'all';

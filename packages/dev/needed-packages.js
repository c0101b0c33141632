// Determines which packages a command of the launcher needs. launch.mjs calls this before anything is installed, on any
// version of Node.

/** Commands that run without development packages: those for operators and editors, and builds. */
const PRODUCTION_COMMANDS = new Set([
  'start',
  'site',
  'services',
  'studio',
  'build',
  'doctor',
  'backup',
  'restore',
  'reviews',
  'submissions',
  'telemetry',
  'content',
  'image:files',
  'sbom',
]);
/** Subcommands of `content` that run Contentful's own tools, which need 180 MB of packages. */
const CONTENTFUL_TOOLS = new Set(['export', 'import']);

const needsDevelopment = ([command, subcommand]) =>
  !PRODUCTION_COMMANDS.has(command) || (command === 'content' && CONTENTFUL_TOOLS.has(subcommand));

export function packagesToInstall(locked, installed, command) {
  // If development packages are installed, install all, because npm would otherwise remove them.
  const isAll = needsDevelopment(command) || Object.values(installed).some(({ dev }) => dev);
  const isInstalled = Object.entries(locked).every(
    ([folder, { version, dev, optional, devOptional }]) =>
      folder === '' ||
      optional ||
      devOptional ||
      (dev && !isAll) ||
      (installed[folder] !== undefined && installed[folder].version === version),
  );
  if (isInstalled) return 'none';
  return isAll ? 'all' : 'production';
}

import { join } from 'node:path';
import { execa } from 'execa';
import { NODE } from './installed-programs.ts';
import { ROOT } from './root.ts';

/** How long a process may take to stop after SIGTERM, in addition to `SHUTDOWN_DELAY`, before it is killed. */
const STOP_TIMEOUT_MS = 17_000;

export interface Command {
  /** The program. Default: the project's Node. */
  file?: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The working directory. Default: the repository. */
  cwd?: string;
}

/** A process that runs until it is stopped. */
export interface Service extends Command {
  /** Name of the process in messages. */
  name: string;
  /** A URL that responds without a server error once the process is ready. */
  readyUrl: string;
  readySeconds: number;
}

/**
 * Returns the command that starts the embedded services. With `watch`, they restart when their code changes, and watch
 * content files.
 */
export function servicesCommand(
  environment: NodeJS.ProcessEnv,
  { watch = false, names = [] }: { watch?: boolean; names?: readonly string[] } = {},
): Service {
  return {
    name: 'The embedded services',
    readyUrl: `http://${environment.SERVICES_HOST || '127.0.0.1'}:${environment.SERVICES_PORT}/health`,
    readySeconds: 60,
    args: [
      '--disable-warning=ExperimentalWarning',
      ...(watch ? ['--watch', '--watch-preserve-output'] : []),
      'packages/services/server.ts',
      ...names,
    ],
    env: {
      ...environment,
      CONTENT_WATCH: environment.CONTENT_WATCH ?? String(watch),
      // In development, reviews are visible immediately.
      REVIEWS_AUTO_APPROVE: environment.REVIEWS_AUTO_APPROVE ?? String(watch),
    },
  };
}

/**
 * Returns the command that starts the site. `start` runs its own server on the build; `dev` runs Next's development
 * server on all addresses. Readiness is checked with the health check, because the site answers it under any host. If
 * `SITE_URL` is set, the site would count any other request as refused.
 */
export function siteCommand(environment: NodeJS.ProcessEnv, mode: 'start' | 'dev'): Service {
  return {
    name: 'The site',
    readyUrl:
      mode === 'start'
        ? `http://${environment.LISTEN_HOST || '127.0.0.1'}:${environment.PORT}/api/health/live`
        : `http://127.0.0.1:${environment.PORT}/robots.txt`,
    readySeconds: 120,
    args:
      mode === 'start'
        ? ['server/main.ts']
        : [join(ROOT, 'node_modules/next/dist/bin/next'), mode, '--port', environment.PORT ?? ''],
    env: { ...environment, NODE_ENV: mode === 'start' ? 'production' : 'development' },
  };
}

/** Returns the command that runs npm in a folder. Uses the npm that runs this process, if any. */
export function npmCommand(folder: string, args: string[], env: NodeJS.ProcessEnv): Command {
  const npm = env.npm_execpath;
  const inFolder = ['--prefix', folder, ...args];
  return npm?.endsWith('.js') ? { args: [npm, ...inFolder], env } : { file: 'npm', args: inFolder, env };
}

/**
 * Variables that the studio's server reads. The only secret is the one for previews, because editors have their own
 * tokens.
 */
const STUDIO_VARIABLES = [
  'STUDIO_PORT',
  'STUDIO_HOST',
  'STUDIO_URL',
  'PORT',
  'SITE_URL',
  'IMAGES_BASE_URL',
  'SERVICES_HOST',
  'SERVICES_PORT',
  'DATA_DIR',
  'CONTENTFUL_SPACE_ID',
  'CONTENTFUL_ENVIRONMENT',
  'PREVIEW_SECRET',
  'PATH',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'TZ',
] as const;

/** Returns the command that starts the studio's server with its built client. */
export const studioCommand = (environment: NodeJS.ProcessEnv): Service => ({
  name: 'The studio',
  readyUrl: `http://${environment.STUDIO_HOST || '127.0.0.1'}:${environment.STUDIO_PORT}/health`,
  readySeconds: 30,
  args: ['packages/studio/server/main.ts'],
  env: {
    ...Object.fromEntries(STUDIO_VARIABLES.map((name) => [name, environment[name]])),
    NODE_ENV: 'production',
  },
});

/**
 * Returns the shutdown delay in milliseconds, or 0 if the value is invalid. Does not throw, because
 * check-environment.ts, which reports invalid values, is also started with this delay.
 */
const delayMsOf = ({ SHUTDOWN_DELAY: seconds = '' }: NodeJS.ProcessEnv): number =>
  /^\d{1,3}$/.test(seconds) ? 1_000 * Number(seconds) : 0;

/**
 * Returns the options for execa. A failing command does not throw, and variables that `env` omits are unset, not
 * inherited.
 */
const optionsOf = ({ env, cwd = ROOT }: Command) =>
  ({
    cwd,
    env,
    extendEnv: false,
    reject: false,
    forceKillAfterDelay: STOP_TIMEOUT_MS + delayMsOf(env),
  }) as const;

/** Starts a command with the terminal's input and output. */
export const startProcess = (command: Command) =>
  execa(command.file ?? NODE, command.args, { ...optionsOf(command), stdio: 'inherit' });

/** Starts a command whose output is collected in `all`. */
export const startCaptured = (command: Command) =>
  execa(command.file ?? NODE, command.args, { ...optionsOf(command), stdin: 'ignore', all: true });

export interface Finished {
  exitCode: number;
  /** Output of the process; empty if it was printed to the terminal. */
  output: string;
}

/** Runs a command to completion. Never resolves once the group is being stopped. */
export type RunToEnd = (command: Command, options?: { capture: boolean }) => Promise<Finished>;

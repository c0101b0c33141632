import { join } from 'node:path';
import { execa } from 'execa';
import { NODE } from './installed-programs.ts';
import { ROOT } from './root.ts';

/** How long a process may take to stop after SIGTERM, besides `SHUTDOWN_DELAY`, before it is killed. */
const STOP_TIMEOUT_MS = 17_000;

export interface Command {
  /** The program; the project's Node unless it says otherwise. */
  file?: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The folder that it runs in; the repository unless it says otherwise. */
  cwd?: string;
}

/** A process that runs until it is stopped. */
export interface Service extends Command {
  /** What messages call it. */
  name: string;
  /** Answers without a server error once the process works. */
  readyUrl: string;
  readySeconds: number;
}

/** How to start the embedded services; with `watch`, they restart when their code changes and watch content files. */
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
      // In development a review is visible as soon as it is written.
      REVIEWS_AUTO_APPROVE: environment.REVIEWS_AUTO_APPROVE ?? String(watch),
    },
  };
}

/**
 * How to start the site: `start` its own server on the build, `dev` Next's with reloading, at every address. A health check
 * is answered under any host; any other page counts as refused where `SITE_URL` is set.
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

/** How to run npm in a folder with packages: by the npm that runs this, if one does. */
export function npmCommand(folder: string, args: string[], env: NodeJS.ProcessEnv): Command {
  const npm = env.npm_execpath;
  const inFolder = ['--prefix', folder, ...args];
  return npm?.endsWith('.js') ? { args: [npm, ...inFolder], env } : { file: 'npm', args: inFolder, env };
}

/** What the studio's server reads. Of the secrets it has the one that opens previews: editors bring their own tokens. */
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

/** How to start the studio's server on its built screen. */
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

/** What is no number is reported by check-environment.ts, which is started by this too. */
const delayMsOf = ({ SHUTDOWN_DELAY: seconds = '' }: NodeJS.ProcessEnv): number =>
  /^\d{1,3}$/.test(seconds) ? 1_000 * Number(seconds) : 0;

/** Failing is no exception; a variable that the environment leaves out is unset, not inherited. */
const optionsOf = ({ env, cwd = ROOT }: Command) =>
  ({
    cwd,
    env,
    extendEnv: false,
    reject: false,
    forceKillAfterDelay: STOP_TIMEOUT_MS + delayMsOf(env),
  }) as const;

/** Starts a command at this terminal. */
export const startProcess = (command: Command) =>
  execa(command.file ?? NODE, command.args, { ...optionsOf(command), stdio: 'inherit' });

/** Starts a command whose output is collected in `all`. */
export const startCaptured = (command: Command) =>
  execa(command.file ?? NODE, command.args, { ...optionsOf(command), stdin: 'ignore', all: true });

export interface Finished {
  exitCode: number;
  /** What the process printed; empty when it printed to the terminal. */
  output: string;
}

/** Runs a command to its end; never resolves once the whole group is being stopped. */
export type RunToEnd = (command: Command, options?: { capture: boolean }) => Promise<Finished>;

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa, type ResultPromise } from 'execa';
import { NODE } from './installed-programs.ts';
import { ROOT } from './root.ts';

/** How long a process may take to stop after SIGTERM, besides `SHUTDOWN_DELAY`, before it is killed. */
const STOP_TIMEOUT_MS = 17_000;

export interface Command {
  /** The program; the project's Node unless it says otherwise. */
  file?: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** A process that runs until it is stopped, and what messages call it. */
export interface Service extends Command {
  name: string;
}

/** Prints a sentence for the person at the terminal and exits with code 1. */
export function exitWithMessage(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** How to start the embedded services; with `watch`, they restart when their code changes and watch content files. */
export function servicesCommand(
  environment: NodeJS.ProcessEnv,
  { watch = false, names = [] }: { watch?: boolean; names?: readonly string[] } = {},
): Service {
  return {
    name: 'The embedded services',
    args: [
      '--disable-warning=ExperimentalWarning',
      ...(watch ? ['--watch', '--watch-preserve-output'] : []),
      'services/server.ts',
      ...names,
    ],
    env: {
      ...environment,
      CONTENT_WATCH: String(watch),
      // In development a review is visible as soon as it is written.
      REVIEWS_AUTO_APPROVE: environment.REVIEWS_AUTO_APPROVE ?? String(watch),
    },
  };
}

/** How to start the site: `start` its own server on the build, `dev` Next's with reloading. */
export function siteCommand(environment: NodeJS.ProcessEnv, mode: 'start' | 'dev'): Service {
  return {
    name: 'The site',
    args:
      mode === 'start'
        ? ['server/main.ts']
        : [join(ROOT, 'node_modules/next/dist/bin/next'), mode, '--port', environment.PORT ?? ''],
    env: { ...environment, NODE_ENV: mode === 'start' ? 'production' : 'development' },
  };
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
  args: ['studio/server/main.ts'],
  env: {
    ...Object.fromEntries(STUDIO_VARIABLES.map((name) => [name, environment[name]])),
    NODE_ENV: 'production',
  },
});

/** What is no number is reported by check-environment.ts, which is started by this too. */
const delayMsOf = ({ SHUTDOWN_DELAY: seconds = '' }: NodeJS.ProcessEnv): number =>
  /^\d{1,3}$/.test(seconds) ? 1_000 * Number(seconds) : 0;

/** Failing is no exception; a variable that the environment leaves out is unset, not inherited. */
const optionsOf = ({ env }: Command) =>
  ({
    cwd: ROOT,
    env,
    extendEnv: false,
    reject: false,
    forceKillAfterDelay: STOP_TIMEOUT_MS + delayMsOf(env),
  }) as const;

/** Starts a command at this terminal. */
export const startProcess = (command: Command) =>
  execa(command.file ?? NODE, command.args, { ...optionsOf(command), stdio: 'inherit' });

/** Starts a command whose output is collected in `all`. */
const startCaptured = (command: Command) =>
  execa(command.file ?? NODE, command.args, { ...optionsOf(command), stdin: 'ignore', all: true });

export interface Finished {
  exitCode: number;
  /** What the process printed; empty when it printed to the terminal. */
  output: string;
}

/** Runs a command to its end; never resolves once the whole group is being stopped. */
export type RunToEnd = (command: Command, options?: { capture: boolean }) => Promise<Finished>;

/**
 * Processes that start and stop together: Ctrl-C or a termination signal stops all of them, and so does the end of one
 * that should have kept running, with exit code 1 and a message that names it. The last one started stops first: the
 * site's last requests still need the services.
 */
export function processGroup() {
  const running = new Set<ResultPromise>();
  let stopping = false;

  /** Stops all processes, prints the reason, and exits with the code when they have ended. */
  async function stop(code: number, reason?: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    if (reason) console.error(`\n${reason}\n`);
    for (const subprocess of [...running].toReversed()) {
      subprocess.kill('SIGTERM');
      await subprocess;
    }
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  function track<T extends ResultPromise>(subprocess: T): T {
    running.add(subprocess);
    return subprocess;
  }

  /** Starts a process that should run until the group is stopped. */
  function startService(service: Service) {
    const subprocess = track(startProcess(service));
    const ended = new AbortController();
    void subprocess.then(({ exitCode, signal, cause }) => {
      running.delete(subprocess);
      ended.abort();
      if (exitCode === undefined && !signal && cause instanceof Error)
        return stop(1, `${service.name} could not be started: ${cause.message}`);
      return stop(
        1,
        `${service.name} ended by itself (${signal ?? `exit code ${exitCode}`}); the messages above say why.`,
      );
    });
    return { ended: ended.signal };
  }

  const runToEnd: RunToEnd = async (command, { capture } = { capture: false }) => {
    const subprocess = track(capture ? startCaptured(command) : startProcess(command));
    const { exitCode = 1, all } = await subprocess;
    running.delete(subprocess);
    if (stopping) await new Promise(() => {});
    return { exitCode, output: typeof all === 'string' ? all : '' };
  };

  return { stop, startService, runToEnd };
}

/** Waits until a URL responds without a server error; false when the service ends first, or after the timeout. */
export async function isReady(
  service: { ended: AbortSignal },
  url: string,
  seconds: number,
): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && !service.ended.aborted) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    );
    if (response && response.status < 500) return true;
    await sleep(100);
  }
  return false;
}

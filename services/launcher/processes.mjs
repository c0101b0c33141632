import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BIN, ROOT } from './install.mjs';

const NODE = join(BIN, 'node');
/** How long a process may take to stop when asked, before it is made to. */
const PATIENCE_MS = 8_000;

const ended = (child) => child.exitCode !== null || child.signalCode !== null;

/** How to start the embedded services; with `watch`, again when their code changes, and content files are watched. */
export function servicesCommand(environment, { watch = false } = {}) {
  return {
    name: 'The embedded services',
    args: [
      '--disable-warning=ExperimentalWarning',
      ...(watch ? ['--watch', '--watch-preserve-output'] : []),
      'services/server.ts',
    ],
    env: {
      ...environment,
      CONTENT_WATCH: String(watch),
      // Who develops sees at once what they wrote.
      REVIEWS_AUTO_APPROVE: environment.REVIEWS_AUTO_APPROVE ?? String(watch),
    },
  };
}

/** How to start the site: `start` on the build, `dev` with reloading. */
export function siteCommand(environment, mode) {
  return {
    name: 'The site',
    args: [join(ROOT, 'node_modules/next/dist/bin/next'), mode, '--port', environment.PORT],
    env: { ...environment, NODE_ENV: mode === 'start' ? 'production' : 'development' },
  };
}

/**
 * Processes that live and die together: Ctrl-C or a termination signal stops all of them, and so does the end of one
 * that is to keep running, with exit code 1 and a sentence that says which it was.
 */
export function family() {
  const children = new Set();
  let stopping = false;

  /** Stops all, says why, and ends this program with a code when they have ended. */
  function stop(code, why) {
    if (stopping) return;
    stopping = true;
    if (why) console.error(`\n${why}\n`);
    const alive = [...children].filter((child) => !ended(child));
    const force = setTimeout(() => alive.forEach((child) => child.kill('SIGKILL')), PATIENCE_MS);
    const gone = alive.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    alive.forEach((child) => child.kill('SIGTERM'));
    void Promise.all(gone).then(() => {
      clearTimeout(force);
      process.exit(code);
    });
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

  function spawnChild({ args, env }) {
    const child = spawn(NODE, args, { cwd: ROOT, stdio: 'inherit', env });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  }

  return {
    stop,
    /** Starts a process that is to keep running. */
    start(command) {
      const child = spawnChild(command);
      child.once('error', (error) => stop(1, `${command.name} could not be started: ${error.message}`));
      child.once('exit', (code, signal) => {
        stop(
          1,
          `${command.name} ended by itself (${signal ?? `exit code ${code}`}); the messages above say why.`,
        );
      });
      return child;
    },
    /** Runs a process to its end and gives its exit code; never comes back when this program is being stopped. */
    finish(command) {
      const child = spawnChild(command);
      return new Promise((resolve) => {
        child.once('error', () => resolve(1));
        child.once('exit', (code) => {
          if (!stopping) resolve(code ?? 1);
        });
      });
    },
  };
}

/** Waits until an address answers; false when the process ends first, or the time is over. */
export async function ready(child, url, seconds) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && !ended(child)) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    );
    if (answer && answer.status < 500) return true;
    await wait(100);
  }
  return false;
}

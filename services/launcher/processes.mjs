import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isTaken } from './environment.mjs';
import { BIN, fail, ROOT } from './install.mjs';

/** Starts the embedded services; with `watch`, content files are watched. */
export function startServices(environment, { watch = false, stdio = 'inherit' } = {}) {
  return spawn(join(BIN, 'node'), ['--disable-warning=ExperimentalWarning', 'services/server.ts'], {
    cwd: ROOT,
    stdio,
    env: { ...environment, CONTENT_WATCH: String(watch) },
  });
}

/** Starts the site: `start` on the build, `dev` with reloading. */
export function startSite(environment, mode, { stdio = 'inherit' } = {}) {
  return spawn(
    join(BIN, 'node'),
    [join(ROOT, 'node_modules/next/dist/bin/next'), mode, '--port', environment.PORT],
    {
      cwd: ROOT,
      stdio,
      env: { ...environment, NODE_ENV: mode === 'start' ? 'production' : 'development' },
    },
  );
}

/** Waits until an address answers, or the process ends. */
export async function ready(child, url, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (child.exitCode !== null) return false;
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    );
    if (answer && answer.status < 500) return true;
    await wait(100);
  }
  return false;
}

/** Stops with a sentence when a port is not free. */
export async function demandFree(environment, names) {
  for (const name of names) {
    if (await isTaken(environment[name])) {
      fail(
        `Port ${environment[name]} is taken by another program. Stop it, or choose another port, for example ${name}=${Number(environment[name]) + 10} npm start`,
      );
    }
  }
}

/** Stops all children on Ctrl-C, and when one of them ends, the others. */
export function endTogether(children) {
  let stopping = false;
  const stop = (code) => {
    if (stopping) return;
    stopping = true;
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
    const force = setTimeout(() => {
      for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
    }, 5_000);
    Promise.all(
      children.map((child) =>
        child.exitCode !== null ? undefined : new Promise((resolve) => child.once('exit', resolve)),
      ),
    ).then(() => {
      clearTimeout(force);
      process.exit(code);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
  for (const child of children) child.once('exit', (code) => stop(code ?? 1));
  return stop;
}

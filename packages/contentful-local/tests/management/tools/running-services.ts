/** Runs the content service in its own process, for Contentful's tools. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient, type PlainClientAPI } from 'contentful-management';
import { freePort } from '../../../../dev/ports.ts';
import { SITE_SECRETS } from '../../../../../tests/fixtures/site-secrets.ts';
import { beginCommand, type BegunCommand } from './command.ts';

const PLAIN = '--disable-warning=ExperimentalWarning';
const CONTENT = 'packages/services/content-tools/cli.ts';
const TOKEN = 'm'.repeat(32);

export interface RunningServices {
  folder: string;
  client: PlainClientAPI;
  /** URL of the management API. */
  management: string;
  token: string;
  /**
   * Runs `npm run content:…` without the launcher.
   * @returns its output
   * @throws CommandFailure
   */
  content: (...args: string[]) => Promise<string>;
  /** Starts the same command without waiting for its end. */
  begin: (...args: string[]) => BegunCommand;
  migrate: (spaceId: string, filePath: string) => Promise<string>;
  /** Processor time that the services have used. */
  cpuSeconds: () => number;
  /** Kills the services without giving them time to finish anything, and starts them again. */
  killAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts the content and image services on a copy of a content folder.
 * @param without paths in the folder to leave out
 * @param tls whether the management port uses TLS
 * @param images base URL of asset files; the services themselves by default
 */
export async function startContentServices(
  source: string,
  spaceId: string,
  { without = [], tls, images }: { without?: readonly string[]; tls: boolean; images?: string },
): Promise<RunningServices> {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  const content = join(folder, 'content');
  cpSync(source, content, { recursive: true });
  for (const path of without) rmSync(join(content, path), { recursive: true });
  const [port, managementPort] = [String(await freePort()), String(await freePort())];
  const certificate = join(folder, 'data', 'management-tls', 'certificate.pem');
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'test' as const,
    ...SITE_SECRETS,
    CONTENTFUL_MANAGEMENT_TOKEN: TOKEN,
    CONTENTFUL_SPACE_ID: spaceId,
    CONTENT_SOURCE: join(folder, 'content'),
    DATA_DIR: join(folder, 'data'),
    SERVICES_PORT: port,
    MANAGEMENT_PORT: managementPort,
    MANAGEMENT_TLS: String(tls),
    IMAGES_BASE_URL: images ?? `http://127.0.0.1:${port}/images`,
  };
  let child = await startServices(env);
  const host = `127.0.0.1:${managementPort}`;
  const httpsAgent = tls ? new Agent({ ca: readFileSync(certificate, 'utf8') }) : undefined;
  const begin = (args: string[], trusted: Record<string, string> = {}): BegunCommand =>
    beginCommand([PLAIN, ...args], { ...env, ...trusted }, folder);
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The services ended by themselves, with ${child.signalCode ?? child.exitCode}`);
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return {
    folder,
    client: createClient(
      { accessToken: TOKEN, host, hostUpload: host, insecure: !tls, httpsAgent },
      { defaults: { spaceId, environmentId: 'master' } },
    ),
    management: `${tls ? 'https' : 'http'}://${host}`,
    token: TOKEN,
    content: (...args) => begin([CONTENT, ...args]).result(),
    begin: (...args) => begin([CONTENT, ...args]),
    migrate: (space, filePath) =>
      begin(
        [
          'packages/contentful-local/tests/management/tools/migrate.mjs',
          JSON.stringify({ spaceId: space, environmentId: 'master', accessToken: TOKEN, host, filePath }),
        ],
        // The project's own commands trust the certificate already.
        tls ? { NODE_EXTRA_CA_CERTS: certificate } : undefined,
      ).result(),
    cpuSeconds: () => cpuSecondsOf(child),
    async killAndRestart() {
      await end('SIGKILL');
      child = await startServices(env);
    },
    async stop() {
      await end('SIGTERM');
      httpsAgent?.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServices(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PLAIN, 'packages/services/server.ts', 'content', 'images'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('ServicesReady')) return child;
  throw new Error('The services ended before they listened');
}

/**
 * Returns the processor time of a Linux process in seconds. The file has user and system time in hundredths of a second
 * (proc_pid_stat(5)).
 */
function cpuSecondsOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

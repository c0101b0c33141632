/**
 * Runs the embedded services and the backup commands on their own data, each as a separate process, as operators do.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../dev/ports.ts';
import { createStorage, type Kind, type TestStorage } from '../databases.ts';
import { contact, TOKEN } from '../members/member-service.ts';

export const PASSKEY = 'passkey-of-the-tests';
/** The `ratingAndReviewId` of a product in the sample space. */
export const PRODUCT = 'cleanpro-24-hour-sanitizing-spray';

export interface Installation extends TestStorage {
  content: string;
  env: NodeJS.ProcessEnv;
  port: number;
}

/** Creates an installation without data, either with the products of the sample space or without content. */
export async function newInstallation(kind: Kind, { hasContent = true } = {}): Promise<Installation> {
  const storage = await createStorage(kind);
  const content = `${storage.dataDir}-content`;
  if (hasContent)
    for (const part of ['space.json', 'model', 'entries/product'])
      cpSync(join('packages/sample-space/content', part), join(content, part), { recursive: true });
  const port = await freePort();
  return {
    ...storage,
    content,
    port,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: storage.dataDir,
      CONTENT_SOURCE: content,
      DATABASE_URL: storage.databaseUrl ?? '',
      ERASURES_DIR: '',
      SERVICES_PORT: String(port),
      MANAGEMENT_PORT: 'off',
      SERVICES_HOST: '',
      CONTENTFUL_DELIVERY_TOKEN: 'd'.repeat(32),
      CONTENTFUL_PREVIEW_TOKEN: 'p'.repeat(32),
      CONTENTFUL_MANAGEMENT_TOKEN: 'c'.repeat(32),
      REVALIDATE_SECRET: 'r'.repeat(64),
      REVIEWS_PASSKEY: PASSKEY,
      REVIEWS_AUTO_APPROVE: 'true',
      MEMBERS_TOKEN: TOKEN,
    },
    async remove() {
      rmSync(content, { recursive: true, force: true });
      await storage.remove();
    },
  };
}

export const PLAIN = '--disable-warning=ExperimentalWarning';

/** Starts the services and waits until they listen. */
export async function startServices({ env }: Installation): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PLAIN, 'packages/services/server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

export async function stopServices(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Runs `npm run backup` or `npm run restore` without the launcher. */
export const runCommand = (
  { env }: Installation,
  command: 'backup' | 'restore',
  args: string[],
): Promise<{ isDone: boolean; output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [PLAIN, 'packages/services/commands/backup.ts', command, ...args],
      { env },
      (error, stdout, stderr) => resolve({ isDone: !error, output: stdout + stderr }),
    );
  });

/**
 * Creates a backup in a folder and returns the backup's own folder.
 * @throws Error if the command fails
 */
export async function backUp(installation: Installation, parent: string): Promise<string> {
  const { isDone, output } = await runCommand(installation, 'backup', [parent]);
  if (!isDone) throw new Error(output);
  return join(parent, readdirSync(parent).toSorted().at(-1) ?? '');
}

/** Returns functions that send write requests. Each resolves when the write is acknowledged. */
export function writesOf({ port }: Pick<Installation, 'port'>) {
  const base = `http://127.0.0.1:${port}`;
  async function send(path: string, status: number, init: RequestInit): Promise<string> {
    const response = await fetch(`${base}${path}`, { method: 'POST', ...init });
    const body = await response.text();
    if (response.status !== status) throw new Error(`${path} answered ${response.status} ${body}`);
    return body;
  }
  const json = (headers: Record<string, string>, body: unknown): RequestInit => ({
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const member = (headers: Record<string, string> = {}) => ({ authorization: `Bearer ${TOKEN}`, ...headers });
  return {
    submission: (key: string, email: string) =>
      send('/members/submissions', 201, json(member({ 'idempotency-key': key }), contact(email))),
    member: (path: string, status: number, body: unknown, headers?: Record<string, string>) =>
      send(`/members${path}`, status, json(member(headers), body)),
    like: (number: number) =>
      send(
        '/recommendations/articles',
        201,
        json(
          { 'x-forwarded-for': `198.51.${number >> 8}.${number & 255}` },
          { articleId: 'sink', brand: 'cleanpro', visitor: `visitor-${number}` },
        ),
      ),
    async review(number: number, form: Record<string, string>) {
      const body = await send(`/reviews/data/submitreview.json?passkey=${PASSKEY}&apiversion=5.4`, 200, {
        body: new URLSearchParams({
          ...form,
          title: `Number ${number}`,
          usernickname: `Chef${number}`,
          useremail: `chef${number}@example.com`,
          ProductId: PRODUCT,
          Action: 'Submit',
        }),
      });
      if (!body.includes('"HasErrors":false')) throw new Error(body);
    },
  };
}

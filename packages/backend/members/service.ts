import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Secret } from '@cleanpro/node-service/secret';
import { moveFromFile } from '../database/move.ts';
import { openDatabase, type OpenDatabase } from '../database/open.ts';
import { sweepTokens } from './accounts/accounts.ts';
import { sweepFailures } from './accounts/throttle.ts';
import { SYSTEM_CLOCK, type Clock } from './clock.ts';
import type { ErasureFolders } from './erase.ts';
import { sweepMailCounts } from './mail/limit.ts';
import { startMail } from './mail/post.ts';
import { sweepPersonalData, type Retention } from './retention.ts';
import { createMembersApp } from './routes.ts';
import { startForwarding, type ForwardOptions } from './submissions/outbox.ts';
import { memberMigrations, type MemberTables } from './tables.ts';
import { startWorker, type Worker } from '@cleanpro/node-service/worker';

const SWEEP_MS = 3600_000;

export interface MemberServiceOptions {
  dataDir: string;
  /** PostgreSQL URL. Without it, a SQLite file in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Folder of the erasure records. Defaults to a folder in `dataDir`. */
  erasuresDir?: string | undefined;
  retention?: Retention | undefined;
  token: Secret;
  siteUrl: string;
  smtpUrl?: string | undefined;
  mailFrom: string;
  webhook?: Pick<ForwardOptions, 'url' | 'secret' | 'firstPauseMs' | 'maxPauseMs' | 'attempts'> | undefined;
  clock?: Clock;
}

export interface MemberService {
  app: Hono;
  database: OpenDatabase<MemberTables>;
  folders: ErasureFolders;
  stop(): Promise<void>;
}

/** Returns the folders of emails and of erasure records. */
export const memberFolders = (options: {
  dataDir: string;
  erasuresDir?: string | undefined;
}): ErasureFolders => ({
  mails: join(options.dataDir, 'mail'),
  records: options.erasuresDir ?? join(options.dataDir, 'erasures'),
});

/**
 * Opens the database of the member service: PostgreSQL if there is a URL, otherwise a SQLite file. The first start with
 * a URL moves the rows of an existing SQLite file to PostgreSQL.
 * @throws Error if the database cannot be reached
 */
export async function openMemberDatabase({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<OpenDatabase<MemberTables>> {
  const options = {
    file: join(dataDir, 'members.sqlite'),
    service: 'members',
    migrations: memberMigrations,
  };
  const database = await openDatabase<MemberTables>({ ...options, url: databaseUrl });
  await moveFromFile({
    ...options,
    database,
    openFile: () => openDatabase<MemberTables>(options),
    tables: [
      'accounts',
      'sessions',
      'password_resets',
      'sign_in_failures',
      'submissions',
      'outbox',
      'mail_jobs',
      'sent_mails',
    ],
    computed: ['seq'],
  });
  return database;
}

/**
 * Starts the member service.
 * @throws Error if its database cannot be reached
 */
export async function startMemberService(options: MemberServiceOptions): Promise<MemberService> {
  const clock = options.clock ?? SYSTEM_CLOCK;
  const database = await openMemberDatabase(options);
  const { db } = database;
  const folders = memberFolders(options);
  // A restore takes the existence of this folder as proof that no record is lost.
  mkdirSync(folders.records, { recursive: true });
  const mail = startMail({
    db,
    clock,
    smtpUrl: options.smtpUrl,
    folder: folders.mails,
    from: options.mailFrom,
    siteUrl: options.siteUrl,
  });
  const forwarding = options.webhook ? startForwarding({ db, clock, ...options.webhook }) : undefined;
  const sweeping = startWorker('ExpirySweep', SWEEP_MS, async () => {
    await Promise.all([sweepFailures(db, clock), sweepTokens(db, clock), sweepMailCounts(db, clock)]);
    return options.retention ? sweepPersonalData(database, { folders, clock, ...options.retention }) : false;
  });
  const workers: Worker[] = [mail, sweeping, ...(forwarding ? [forwarding] : [])];
  const app = createMembersApp({
    database,
    clock,
    token: options.token,
    forward: forwarding !== undefined,
    folders,
    wake: () => workers.forEach((worker) => worker.wake()),
  });
  return {
    app,
    database,
    folders,
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await db.destroy();
    },
  };
}

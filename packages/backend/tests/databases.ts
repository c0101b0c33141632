/** Databases on which services are tested: SQLite and, if available, PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** An empty PostgreSQL server started for the test run (packages/dev/test-stages/postgres.ts). Unset if unavailable. */
const SERVER = process.env.TEST_POSTGRES_URL;
export const KINDS = SERVER ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
export type Kind = (typeof KINDS)[number];

export interface TestStorage {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

async function admin(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates an empty data folder or database for a service. */
export async function createStorage(kind: Kind): Promise<TestStorage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-'));
  if (kind === 'sqlite' || !SERVER) {
    return {
      dataDir,
      databaseUrl: undefined,
      remove: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
    };
  }
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await admin(`create database ${database}`);
  const url = new URL(SERVER);
  url.pathname = `/${database}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await admin(`drop database ${database} with (force)`);
    },
  };
}

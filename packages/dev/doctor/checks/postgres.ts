/** Checks that PostgreSQL is reachable, has a supported version, and grants its user the necessary privileges. */
import { Client } from 'pg';
import { z } from 'zod';
import type { ServicesConfig } from '@cleanpro/services/config';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { error, warning, type Check, type Finding } from '../check.ts';

const OLDEST_VERSION = 13;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_CLOCK_DIFFERENCE_S = 5;

const ROW = z.object({ version: z.coerce.number(), creates: z.boolean(), seconds: z.coerce.number() });

export const postgres: Check<ServicesConfig> = {
  name: 'postgres',
  of: ['members', 'reviews', 'recommendations'],
  async run({ DATABASE_URL: url }) {
    if (url === undefined) return { skipped: 'DATABASE_URL is not set' };
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    // A lost connection also fails the query. Without a listener, the error would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query(`
        SELECT current_setting('server_version_num')::int / 10000 AS version,
               has_schema_privilege(current_schema(), 'CREATE') AS creates,
               extract(epoch FROM clock_timestamp()) AS seconds`);
      const { version, creates, seconds } = ROW.parse(rows[0]);
      const difference = Math.abs(seconds - Date.now() / 1000);
      const findings: Finding[] = [];
      if (version < OLDEST_VERSION)
        findings.push(
          warning(
            'DATABASE_URL',
            `PostgreSQL is version ${version}, which gets no security updates.`,
            `Use ${OLDEST_VERSION} or newer.`,
          ),
        );
      if (!creates)
        findings.push(
          error(
            'DATABASE_URL',
            'The user of DATABASE_URL may not create tables: migrations fail at the next start.',
            'As an administrator: GRANT CREATE ON SCHEMA public TO that user.',
          ),
        );
      if (difference > MAX_CLOCK_DIFFERENCE_S)
        findings.push(
          warning(
            'DATABASE_URL',
            `The clock of PostgreSQL's machine differs by ${Math.round(difference)} seconds from this one.`,
            'Synchronize both with NTP.',
          ),
        );
      return findings;
    } catch (failure) {
      return [
        error(
          'DATABASE_URL',
          `PostgreSQL cannot be used: ${errorMessage(failure)}.`,
          'Check host, port, user, password and database in DATABASE_URL, and pg_hba.conf. Members, reviews and recommendations do not start without it.',
        ),
      ];
    } finally {
      await client.end().catch(() => undefined);
    }
  },
};

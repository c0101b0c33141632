/** Tables of the member service, identical in SQLite and PostgreSQL. Times are ISO 8601 text in UTC. */
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database/open.ts';

/** Rows about a person have the column `person`, the normalized email address. Erasure finds them by it. */
export interface MemberTables {
  accounts: {
    id: string;
    person: string;
    /** PHC string of argon2id. */
    password: string;
    first_name: string;
    last_name: string;
    /** Other fields of the registration form, as JSON. */
    profile: string;
    created_at: string;
  };
  sessions: {
    /** SHA-256 of the token, so that a leaked table opens no session. */
    token_hash: string;
    account_id: string;
    created_at: string;
    expires_at: string;
  };
  password_resets: {
    token_hash: string;
    account_id: string;
    expires_at: string;
  };
  /**
   * Failed sign-ins by address. Addresses without an account are counted too, so that a lock does not reveal which
   * addresses have an account.
   */
  sign_in_failures: {
    /** SHA-256 of the normalized address. Rows of a network or session append a dot and its SHA-256. */
    address_hash: string;
    failures: number;
    locked_until: string;
    updated_at: string;
    /** Time until which the network is trusted as the owner's. Empty before the first sign-in. */
    trusted_until: string;
  };
  submissions: {
    id: string;
    form: string;
    person: string;
    account_id: string | null;
    page: string;
    /** Form values as JSON. */
    fields: string;
    received_at: string;
    idempotency_key: string;
  };
  /** Submissions to forward to the customer's CRM. */
  outbox: {
    seq: Generated<number>;
    submission_id: string;
    person: string;
    state: ColumnType<'waiting' | 'dead', 'waiting' | 'dead', 'waiting' | 'dead'>;
    attempts: number;
    next_at: string;
    last_error: string;
  };
  /** Emails to send. The worker checks whether the address has an account, so that requests do not reveal it. */
  mail_jobs: {
    seq: Generated<number>;
    kind: string;
    person: string;
    state: ColumnType<'waiting' | 'dead', 'waiting' | 'dead', 'waiting' | 'dead'>;
    attempts: number;
    next_at: string;
    last_error: string;
  };
  /** Emails of the last day, counted for the mail limits. */
  sent_mails: {
    /** SHA-256 of the address without its `+tag`. */
    mailbox_hash: string;
    purpose: string;
    sent_at: string;
  };
}

export type MemberDatabase = Kysely<MemberTables>;
export type Account = Selectable<MemberTables['accounts']>;
export type Submission = Selectable<MemberTables['submissions']>;

/** Returns migrations by name, oldest first. Never change a released migration. */
export function memberMigrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-members': {
      async up(db: Kysely<unknown>): Promise<void> {
        const numbered = (table: string) =>
          db.schema
            .createTable(table)
            .addColumn('seq', 'integer', (column) =>
              kind === 'postgres'
                ? column.primaryKey().generatedAlwaysAsIdentity()
                : column.primaryKey().autoIncrement(),
            );
        await db.schema
          .createTable('accounts')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('person', 'text', (column) => column.notNull().unique())
          .addColumn('password', 'text', (column) => column.notNull())
          .addColumn('first_name', 'text', (column) => column.notNull())
          .addColumn('last_name', 'text', (column) => column.notNull())
          .addColumn('profile', 'text', (column) => column.notNull())
          .addColumn('created_at', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('sessions')
          .addColumn('token_hash', 'text', (column) => column.primaryKey())
          .addColumn('account_id', 'text', (column) =>
            column.notNull().references('accounts.id').onDelete('cascade'),
          )
          .addColumn('created_at', 'text', (column) => column.notNull())
          .addColumn('expires_at', 'text', (column) => column.notNull())
          .execute();
        await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
        await db.schema
          .createTable('password_resets')
          .addColumn('token_hash', 'text', (column) => column.primaryKey())
          .addColumn('account_id', 'text', (column) =>
            column.notNull().references('accounts.id').onDelete('cascade'),
          )
          .addColumn('expires_at', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('sign_in_failures')
          .addColumn('address_hash', 'text', (column) => column.primaryKey())
          .addColumn('failures', 'integer', (column) => column.notNull())
          .addColumn('locked_until', 'text', (column) => column.notNull())
          .addColumn('updated_at', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('submissions')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('form', 'text', (column) => column.notNull())
          .addColumn('person', 'text', (column) => column.notNull())
          .addColumn('account_id', 'text')
          .addColumn('page', 'text', (column) => column.notNull())
          .addColumn('fields', 'text', (column) => column.notNull())
          .addColumn('received_at', 'text', (column) => column.notNull())
          .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
          .execute();
        await db.schema.createIndex('submissions_person').on('submissions').column('person').execute();
        await db.schema.createIndex('submissions_account').on('submissions').column('account_id').execute();
        await db.schema
          .createIndex('submissions_received')
          .on('submissions')
          .columns(['received_at', 'id'])
          .execute();
        await numbered('outbox')
          .addColumn('submission_id', 'text', (column) =>
            column.notNull().references('submissions.id').onDelete('cascade'),
          )
          .addColumn('person', 'text', (column) => column.notNull())
          .addColumn('state', 'text', (column) => column.notNull())
          .addColumn('attempts', 'integer', (column) => column.notNull())
          .addColumn('next_at', 'text', (column) => column.notNull())
          .addColumn('last_error', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createIndex('outbox_person')
          .on('outbox')
          .columns(['state', 'person', 'seq'])
          .execute();
        await numbered('mail_jobs')
          .addColumn('kind', 'text', (column) => column.notNull())
          .addColumn('person', 'text', (column) => column.notNull())
          .addColumn('state', 'text', (column) => column.notNull())
          .addColumn('attempts', 'integer', (column) => column.notNull())
          .addColumn('next_at', 'text', (column) => column.notNull())
          .addColumn('last_error', 'text', (column) => column.notNull())
          .execute();
        await db.schema.createIndex('mail_jobs_due').on('mail_jobs').columns(['state', 'next_at']).execute();
      },
    },
    '002-sent-mails': {
      async up(db: Kysely<unknown>): Promise<void> {
        await db.schema
          .createTable('sent_mails')
          .addColumn('mailbox_hash', 'text', (column) => column.notNull())
          .addColumn('purpose', 'text', (column) => column.notNull())
          .addColumn('sent_at', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createIndex('sent_mails_mailbox')
          .on('sent_mails')
          .columns(['mailbox_hash', 'purpose', 'sent_at'])
          .execute();
      },
    },
    '003-trusted-networks': {
      async up(db: Kysely<unknown>): Promise<void> {
        await db.schema
          .alterTable('sign_in_failures')
          .addColumn('trusted_until', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
      },
    },
  };
}

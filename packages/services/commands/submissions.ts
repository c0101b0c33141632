/** `npm run submissions`: lists, exports, resends and erases submissions. */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { Writable } from 'node:stream';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { UsageError } from '@cleanpro/node-service/help';
import { servicesConfig, type ServicesConfig } from '../config.ts';
import { SUBMISSIONS } from '../help.ts';
import { openExistingData } from '@cleanpro/backend/data-folder';
import type { OpenDatabase } from '@cleanpro/backend/database/open';
import { SYSTEM_CLOCK } from '@cleanpro/backend/members/clock';
import { erasePerson } from '@cleanpro/backend/members/erase';
import { toPerson } from '@cleanpro/backend/members/person';
import { openExistingReviews } from '@cleanpro/backend/reviews/database';
import { eraseReviewer } from '@cleanpro/backend/reviews/erase';
import { memberFolders, openMemberDatabase } from '@cleanpro/backend/members/service';
import { csvLine } from '@cleanpro/backend/members/submissions/csv';
import {
  deadLetters,
  eachSubmission,
  resend,
  showSubmission,
  type Filter,
} from '@cleanpro/backend/members/submissions/staff';
import type { MemberTables } from '@cleanpro/backend/members/tables';

/** Thrown for an invalid command. The message is meant for the person at the terminal. */
class CommandError extends Error {
  override readonly name = 'CommandError';
}

async function write(out: Writable, text: string): Promise<void> {
  if (!out.write(text)) await once(out, 'drain');
}

function filterOf(values: { form?: string; email?: string; since?: string }): Filter {
  if (values.since !== undefined && Number.isNaN(Date.parse(values.since)))
    throw new CommandError(`--since ${values.since} is not a date such as 2026-01-31.`);
  return {
    form: values.form,
    person: values.email === undefined ? undefined : toPerson(values.email),
    since: values.since === undefined ? undefined : new Date(values.since).toISOString(),
  };
}

async function exportTo(
  out: Writable,
  { db }: OpenDatabase<MemberTables>,
  filter: Filter,
  format: string,
): Promise<number> {
  let count = 0;
  if (format === 'ndjson') {
    for await (const submission of eachSubmission(db, filter)) {
      await write(out, `${JSON.stringify(submission)}\n`);
      count += 1;
    }
    return count;
  }
  if (format !== 'csv') throw new CommandError(`--format is ${format}: it must be csv or ndjson.`);
  // The columns depend on all rows. Reading them twice, instead of keeping them, bounds memory.
  const fields = new Set<string>();
  for await (const submission of eachSubmission(db, filter))
    for (const field of Object.keys(submission.fields)) fields.add(field);
  await write(out, csvLine(['id', 'form', 'page', 'receivedAt', ...fields]));
  for await (const { id, form, page, receivedAt, fields: values } of eachSubmission(db, filter)) {
    await write(out, csvLine([id, form, page, receivedAt, ...[...fields].map((field) => values[field])]));
    count += 1;
  }
  return count;
}

type Config = Pick<ServicesConfig, 'DATA_DIR' | 'DATABASE_URL' | 'ERASURES_DIR'>;

async function eraseReviewsOf(email: string, { DATA_DIR, DATABASE_URL }: Config): Promise<number> {
  const database = await openExistingReviews({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  if (!database) return 0;
  try {
    return await eraseReviewer(database, email);
  } finally {
    await database.db.destroy();
  }
}

/** @throws CommandError when the command is invalid */
async function run(args: string[], database: OpenDatabase<MemberTables>, config: Config): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      form: { type: 'string' },
      email: { type: 'string' },
      since: { type: 'string' },
      format: { type: 'string', default: 'csv' },
      out: { type: 'string' },
      dead: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [command, subject] = positionals;
  const { db } = database;
  switch (command) {
    case 'list': {
      if (values.dead) {
        for (const letter of await deadLetters(db))
          console.log(`${letter.id}  ${letter.form}  ${letter.attempts} attempts  ${letter.last_error}`);
        return;
      }
      for await (const { id, form, receivedAt, fields } of eachSubmission(db, filterOf(values)))
        await write(process.stdout, `${id}  ${receivedAt}  ${form}  ${String(fields.email)}\n`);
      return;
    }
    case 'show': {
      const found = subject === undefined ? undefined : await showSubmission(db, subject);
      if (!found)
        throw new CommandError(
          subject === undefined ? 'Give the id of a submission.' : `There is no submission ${subject}.`,
        );
      console.log(JSON.stringify({ ...found.submission, delivery: found.delivery }, null, 2));
      return;
    }
    case 'export': {
      if (values.out === undefined) {
        await exportTo(process.stdout, database, filterOf(values), values.format);
        return;
      }
      const out = createWriteStream(values.out, { flags: 'wx' });
      await once(out, 'open');
      const count = await exportTo(out, database, filterOf(values), values.format);
      out.end();
      await once(out, 'finish');
      console.log(`Exported ${count} submissions to ${values.out}`);
      return;
    }
    case 'resend': {
      if (subject === undefined && !values.dead)
        throw new CommandError('Give the id of a submission, or --dead for all that the CRM did not accept.');
      const count = await resend(db, subject === undefined ? 'dead' : { id: subject }, SYSTEM_CLOCK);
      if (count === 0) throw new CommandError('There is nothing to resend.');
      console.log(`Submissions queued: ${count}. The running services send them.`);
      return;
    }
    case 'erase': {
      if (subject === undefined || !subject.includes('@'))
        throw new CommandError('Give the email address of the person to erase.');
      if (!values.yes) throw new CommandError(`This cannot be undone. Add --yes to erase ${subject}.`);
      // Erase reviews first, so that the erasure is recorded as finished only when nothing about the person is left.
      const reviews = await eraseReviewsOf(subject, config);
      const folders = memberFolders({ dataDir: config.DATA_DIR, erasuresDir: config.ERASURES_DIR });
      const erased = await erasePerson(database, subject, folders, { clock: SYSTEM_CLOCK });
      console.log(
        `Erased: ${erased.submissions} submissions, ${erased.accounts} accounts, ${erased.mails} mails, ${reviews} reviews.`,
      );
      for (const id of erased.mentionedIn)
        console.log(
          `Submission ${id} from someone else mentions the address. Check whether it must be erased too.`,
        );
      return;
    }
    default:
      throw new UsageError(
        command === undefined ? 'Specify a command.' : `There is no command "${command}".`,
      );
  }
}

await runCommandLine(async () => {
  const config = servicesConfig(process.env, new Set());
  openExistingData(config, 'members.sqlite');
  const database = await openMemberDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
  try {
    await run(process.argv.slice(2), database, config);
  } finally {
    await database.db.destroy();
  }
}, SUBMISSIONS);

/** `npm run reviews`: lists, shows, approves and rejects reviews, even while the service is running. */
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { UsageError } from '@cleanpro/node-service/help';
import { servicesConfig } from '../config.ts';
import { REVIEWS } from '../help.ts';
import { openExistingData } from '@cleanpro/backend/data-folder';
import { notifySite } from '../notify-site.ts';
import { openReviews } from '@cleanpro/backend/reviews/database';
import type { ModerationStatus, ReviewDatabase } from '@cleanpro/backend/reviews/tables';
import {
  findLookAlikes,
  lookAlikeRemark,
  revealInvisible,
} from '@cleanpro/backend/reviews/moderation/look-alikes';
import { moderate, ModerationError } from '@cleanpro/backend/reviews/moderation/moderate';

const STATUSES: Record<string, ModerationStatus> = {
  submitted: 'SUBMITTED',
  approved: 'APPROVED',
  rejected: 'REJECTED',
};
const PAGE_SIZE = 50;
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

async function list(database: ReviewDatabase, which: string): Promise<void> {
  let query = database
    .selectFrom('reviews')
    .select(['id', 'product_id', 'rating', 'title', 'nickname', 'submitted_at', 'status'])
    .limit(PAGE_SIZE);
  if (which === 'reported') {
    query = query
      .where('id', 'in', (feedback) =>
        feedback.selectFrom('feedback').select('content_id').where('kind', '=', 'inappropriate'),
      )
      .where('status', '=', 'APPROVED');
  } else {
    const status = STATUSES[which];
    if (!status) throw new UsageError(`There is no list "${which}".`);
    query = query.where('status', '=', status);
  }
  const rows = await query.orderBy('submitted_at', which === 'submitted' ? 'asc' : 'desc').execute();
  const lookAlikes = await findLookAlikes(database, rows);
  for (const row of rows) {
    const { nickname, title } = lookAlikes.get(row.id) ?? {};
    const author = revealInvisible(row.nickname) + lookAlikeRemark(row.nickname, nickname);
    console.log(
      `${row.id.padEnd(20)} ${dateOf(row.submitted_at)}  ${'★'.repeat(row.rating).padEnd(5)}  ${row.product_id}  ${author}: ${revealInvisible(row.title)}${lookAlikeRemark(row.title, title)}`,
    );
  }
  console.log(rows.length === 0 ? `No ${which} reviews.` : `\n${rows.length} ${which}.`);
}

async function show(database: ReviewDatabase, id: string): Promise<void> {
  const row = await database.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ModerationError(`There is no review ${id}.`);
  const reports = await database
    .selectFrom('feedback')
    .select(['reason', 'given_at'])
    .where('content_id', '=', id)
    .where('kind', '=', 'inappropriate')
    .execute();
  const similar = (await findLookAlikes(database, [row])).get(id);
  const lines: [string, unknown][] = [
    ['Status', row.moderation_reason ? `${row.status}: ${row.moderation_reason}` : row.status],
    ['Product', row.product_id],
    ['Submitted', dateOf(row.submitted_at)],
    ['Rating', `${row.rating} (quality ${row.rating_quality ?? '–'}, value ${row.rating_value ?? '–'})`],
    ['Recommends it', row.is_recommended === null ? '–' : row.is_recommended === 1 ? 'yes' : 'no'],
    ['Nickname', revealInvisible(row.nickname) + lookAlikeRemark(row.nickname, similar?.nickname)],
    ['Location', revealInvisible(row.location)],
    ['Email', row.email === null ? '–' : revealInvisible(row.email)],
    ['Address', row.author_address ?? '–'],
    ['Fingerprint', row.fingerprint === null ? '–' : revealInvisible(row.fingerprint).slice(0, 100)],
    ['Votes', `${row.positive} helpful, ${row.negative} not`],
    ...reports.map((report): [string, unknown] => [
      'Reported',
      `${dateOf(report.given_at)} ${revealInvisible(report.reason ?? '')}`,
    ]),
  ];
  for (const [name, value] of lines) console.log(`${`${name}:`.padEnd(15)} ${String(value)}`);
  console.log(
    `\n${styleText('bold', revealInvisible(row.title))}${lookAlikeRemark(row.title, similar?.title)}\n${row.text.split('\n').map(revealInvisible).join('\n')}`,
  );
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [command = 'list', ...ids] = positionals;
  const config = servicesConfig(process.env, new Set(['reviews']));
  openExistingData(config, 'reviews.db');
  const { db: database } = await openReviews(join(config.DATA_DIR, 'reviews.db'), config.DATABASE_URL);
  try {
    if (command === 'list') return await list(database, ids[0] ?? 'submitted');
    const [id] = ids;
    if (!['show', 'approve', 'reject'].includes(command))
      throw new UsageError(`There is no command "${command}".`);
    if (!id) throw new UsageError('Specify the ID of a review.');
    if (command === 'show') return await show(database, id);
    if (command === 'reject' && !values.reason?.trim())
      throw new ModerationError('Give a reason, for example --reason "Names another customer".');
    const status = command === 'approve' ? 'APPROVED' : 'REJECTED';
    const target = {
      url: `http://${config.SITE_HOST}:${config.PORT}/api/revalidate/reviews`,
      secret: config.REVALIDATE_SECRET,
    };
    for (const each of ids) {
      const review = await moderate(database, each, status, values.reason?.trim() ?? null, Date.now());
      const notified = await notifySite(target, review.product_id, 200);
      console.log(
        `${each} ${status.toLowerCase()}${notified ? '' : '. The site did not respond: its page changes when the cached one expires'}`,
      );
    }
  } finally {
    await database.destroy();
  }
}

await runCommandLine(main, REVIEWS);

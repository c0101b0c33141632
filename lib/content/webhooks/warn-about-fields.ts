/**
 * Warns of published values that the site cannot use. An editor of a real space publishes without `content:check`, so
 * the log is where an operator learns of them.
 */
import { fieldProblems, type FieldProblem } from '@/lib/editorial/field-problems';
import { PARENT_FIELDS } from '@/lib/editorial/parents';
import { log } from '@/lib/telemetry/log';
import { linkedIds, type WebhookBody } from '../cache/tags';

/** A problem of one field of a published entry. */
interface PublishedProblem extends Pick<FieldProblem, 'what'> {
  field: string;
}

/** A rule of published entries. */
type Check = (entry: WebhookBody) => PublishedProblem[];

const checkValues: Check = ({ fields = {} }) =>
  Object.entries(fields).flatMap(([field, values]) =>
    Object.values(values).flatMap((value) =>
      fieldProblems(field, value).map(({ what }) => ({ field, what })),
    ),
  );

const checkParent: Check = ({ sys, fields = {} }) =>
  PARENT_FIELDS.filter((field) =>
    Object.values(fields[field] ?? {}).some((value) => linkedIds(value).includes(sys.id)),
  ).map((field) => ({ field, what: 'is the page itself' }));

/** The rules for published entries. Add new ones here. */
const CHECKS: readonly Check[] = [checkValues, checkParent];

/** Logs a warning for each value of a published entry that the site cannot use. */
export function warnAboutFields(body: WebhookBody): void {
  if (body.sys.type !== 'Entry') return;
  for (const { field, what } of CHECKS.flatMap((check) => check(body)))
    log('warn', 'PublishedFieldProblem', { id: body.sys.id, field, what });
}

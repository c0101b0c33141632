/**
 * Warns about published values that the site cannot use. Editors of a real space publish without `content:check`, so
 * the log is where operators learn about such values.
 */
import { fieldProblems, type FieldProblem } from '@cleanpro/content-values/editorial/field-problems';
import { PARENT_FIELDS } from '@cleanpro/content-values/editorial/parents';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { linkedIds, type WebhookBody } from '../cache/tags';
import { getParents } from '../pages/page-parents';

interface PublishedProblem extends Pick<FieldProblem, 'what'> {
  field: string;
}

type Check = (entry: WebhookBody) => PublishedProblem[] | Promise<PublishedProblem[]>;

const checkValues: Check = ({ fields = {} }) =>
  Object.entries(fields).flatMap(([field, values]) =>
    Object.values(values).flatMap((value) =>
      fieldProblems(field, value).map(({ what }) => ({ field, what })),
    ),
  );

/** Whether a page is among these parents or their ancestors. @throws ContentUnavailableError */
async function isAbove(id: string, parents: readonly string[]): Promise<boolean> {
  const above = new Set(parents);
  // The loop also visits pages that are added while it runs.
  for (const page of above) {
    if (page === id) return true;
    for (const parent of await getParents(page)) above.add(parent);
  }
  return false;
}

async function checkParent({ sys: { id }, fields = {} }: WebhookBody): Promise<PublishedProblem[]> {
  const problems: PublishedProblem[] = [];
  for (const field of PARENT_FIELDS) {
    const parents = Object.values(fields[field] ?? {}).flatMap(linkedIds);
    if (parents.includes(id)) problems.push({ field, what: 'links to the page itself' });
    else if (await isAbove(id, parents))
      problems.push({ field, what: 'links to a page below the page itself' });
  }
  return problems;
}

const CHECKS: readonly Check[] = [checkValues, checkParent];

/** Logs a warning for each value of a published entry that the site cannot use. */
export async function warnAboutFields(body: WebhookBody): Promise<void> {
  const { id, type } = body.sys;
  if (type !== 'Entry') return;
  for (const check of CHECKS)
    try {
      for (const { field, what } of await check(body))
        log('warn', 'PublishedFieldProblem', { id, field, what });
    } catch (error) {
      log('warn', 'PublishedFieldsNotChecked', { id, message: errorMessage(error) });
    }
}

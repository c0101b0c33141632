/**
 * Warns of published values that the site cannot use. An editor of a real space publishes without `content:check`, so
 * the log is where an operator learns of them.
 */
import { fieldProblems, type FieldProblem } from '@/lib/editorial/field-problems';
import { isOwnAncestor, PARENT_FIELDS } from '@/lib/editorial/parents';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { linkedIds, type WebhookBody } from '../cache/tags';
import { getParents } from '../pages/page-parents';

/** A problem of one field of a published entry. */
interface PublishedProblem extends Pick<FieldProblem, 'what'> {
  field: string;
}

/** A rule of published entries. */
type Check = (entry: WebhookBody) => PublishedProblem[] | Promise<PublishedProblem[]>;

const checkValues: Check = ({ fields = {} }) =>
  Object.entries(fields).flatMap(([field, values]) =>
    Object.values(values).flatMap((value) =>
      fieldProblems(field, value).map(({ what }) => ({ field, what })),
    ),
  );

/** The parents of each page above a page, by id. @throws ContentUnavailableError */
async function readParents(id: string, directParents: readonly string[]): Promise<Map<string, string[]>> {
  const parents = new Map<string, string[]>();
  const above = new Set(directParents);
  // A Set's iterator visits what is added meanwhile.
  for (const page of above) {
    // The content service may not show the published state of the page itself yet.
    if (page === id) continue;
    const next = await getParents(page);
    parents.set(page, next);
    for (const parent of next) above.add(parent);
  }
  return parents;
}

async function checkParent({ sys: { id }, fields = {} }: WebhookBody): Promise<PublishedProblem[]> {
  const problems: PublishedProblem[] = [];
  for (const field of PARENT_FIELDS) {
    const direct = Object.values(fields[field] ?? {}).flatMap(linkedIds);
    const parents = await readParents(id, direct);
    if (direct.includes(id)) problems.push({ field, what: 'is the page itself' });
    else if (isOwnAncestor(id, (page) => (page === id ? direct : (parents.get(page) ?? []))))
      problems.push({ field, what: 'is below the page itself' });
  }
  return problems;
}

/** The rules for published entries. Add new ones here. */
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

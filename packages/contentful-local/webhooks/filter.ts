/** Filters that decide which events a webhook receives (Contentful docs, "Webhook filters"). */
import { z } from 'zod';

const DOC = z.strictObject({
  doc: z.enum([
    'sys.id',
    'sys.environment.sys.id',
    'sys.contentType.sys.id',
    'sys.createdBy.sys.id',
    'sys.updatedBy.sys.id',
  ]),
});
const EQUALS = z.strictObject({ equals: z.tuple([DOC, z.string()]) });
const IN = z.strictObject({ in: z.tuple([DOC, z.array(z.string()).min(1)]) });
const REGEXP = z.strictObject({
  regexp: z.tuple([
    DOC,
    z.strictObject({
      pattern: z.string().max(256).refine(isPattern, { error: 'Must be a regular expression' }),
    }),
  ]),
});
const TEST = z.union([EQUALS, IN, REGEXP]);
export const WEBHOOK_FILTER = z.union([TEST, z.strictObject({ not: TEST })]);
export type WebhookFilter = z.infer<typeof WEBHOOK_FILTER>;

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

const ENVIRONMENT = 'sys.environment.sys.id';

function valueAt(item: unknown, path: string): string | undefined {
  let value = item;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return typeof value === 'string' ? value : undefined;
}

function matches(item: unknown, test: z.infer<typeof TEST>): boolean {
  if ('equals' in test) return valueAt(item, test.equals[0].doc) === test.equals[1];
  if ('in' in test) return test.in[1].includes(valueAt(item, test.in[0].doc) ?? '');
  const [{ doc }, { pattern }] = test.regexp;
  return new RegExp(pattern).test(valueAt(item, doc) ?? '');
}

/** Whether an event passes all filters. Without a list, only events of the default environment pass. */
export function passes(
  item: unknown,
  filters: readonly WebhookFilter[] | undefined,
  defaultEnvironment: string,
): boolean {
  if (filters)
    return filters.every((filter) => ('not' in filter ? !matches(item, filter.not) : matches(item, filter)));
  return (valueAt(item, ENVIRONMENT) ?? defaultEnvironment) === defaultEnvironment;
}

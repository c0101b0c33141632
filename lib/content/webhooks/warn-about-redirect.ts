import 'server-only';
import { serverConfig } from '@/lib/config/server';
import {
  problemsOfRedirect,
  type RedirectProblem,
} from '@cleanpro/content-values/redirects/redirect-problems';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import type { WebhookBody } from '../cache/tags';
import { getEnteredRedirects } from '../routing/get-redirects';
import { hasPage } from '../routing/resolve-address';

/** Returns the text of a field in its first locale. */
const textOf = ({ fields }: WebhookBody, field: string): string => {
  const [value] = Object.values(fields?.[field] ?? {});
  return typeof value === 'string' ? value : '';
};

/** Whether a webhook reports a published redirect. */
export const isRedirect = ({ sys: { type, contentType } }: WebhookBody): boolean =>
  type === 'Entry' && contentType?.sys.id === 'redirect';

async function problemsOf(body: WebhookBody): Promise<RedirectProblem[]> {
  const { id } = body.sys;
  const entered = await getEnteredRedirects();
  // The content service may not return the published redirect yet.
  const published = { id, from: textOf(body, 'from'), to: textOf(body, 'to') };
  const others = entered.filter((redirect) => redirect.id !== id);
  return problemsOfRedirect(id, [...others, published], hasPage, serverConfig().origins);
}

/** Logs a warning for each problem that keeps a published redirect from being followed. */
export async function warnAboutRedirect(body: WebhookBody): Promise<void> {
  const { id } = body.sys;
  try {
    for (const { field, what, todo } of await problemsOf(body))
      log('warn', 'RedirectProblem', { id, field, problem: what, todo });
  } catch (error) {
    log('warn', 'RedirectNotChecked', { id, message: errorMessage(error) });
  }
}

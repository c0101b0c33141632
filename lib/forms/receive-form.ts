import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { MembersUnavailableError } from '@/lib/members/client';
import { readForm } from '@/lib/incoming-requests/body';
import { refusalResponse, RequestRefusedError } from '@/lib/incoming-requests/refused';
import { requireSameOrigin } from '@/lib/incoming-requests/same-origin';
import { visitorAddress } from '@/lib/incoming-requests/visitor-address';
import { log } from '@/lib/telemetry/log';
import type { FormHandler, FormResult } from './form-handler';
import { MESSAGES } from './messages';
import type { FormResponse } from './protocol';
import { renderPage } from './render-page';

type Rendered = Extract<FormResult, { kind: 'rendered' }>;

async function processForm(
  handler: FormHandler,
  fields: URLSearchParams,
  headers: Headers,
): Promise<FormResult> {
  try {
    return await handler.process(fields, {
      address: visitorAddress(headers, serverConfig().TRUSTED_PROXIES),
      userAgent: headers.get('user-agent') ?? '',
    });
  } catch (error) {
    if (error instanceof RequestRefusedError && error.status === 429)
      return { kind: 'rendered', status: 429, message: error.message, retryAfter: error.retryAfter };
    if (error instanceof MembersUnavailableError)
      return { kind: 'rendered', status: 503, message: MESSAGES.unavailable };
    throw error;
  }
}

const responseHeaders = (result?: Rendered): Headers =>
  new Headers({
    'cache-control': 'private, no-store',
    ...(result?.retryAfter !== undefined && { 'retry-after': String(result.retryAfter) }),
  });

function jsonResponse(result: FormResult): Response {
  if (result.kind === 'accepted')
    return Response.json({ location: result.location } satisfies FormResponse, {
      headers: responseHeaders(),
    });
  const { status, problems = {}, message, stage, challenge } = result;
  return Response.json({ problems, message, stage, challenge } satisfies FormResponse, {
    status,
    headers: responseHeaders(result),
  });
}

function redirect(location: string): Response {
  const headers = responseHeaders();
  headers.set('location', location);
  return new Response(null, { status: 303, headers });
}

/** Returns the form's page, rendered for this visitor with the submitted values and their problems. */
async function pageResponse(
  handler: FormHandler,
  fields: URLSearchParams,
  result: Rendered,
  request: Request,
): Promise<Response> {
  const page = await renderPage(
    handler.getPage(fields),
    {
      form: handler.form,
      values: handler.getValues(fields),
      problems: result.problems ?? {},
      message: result.message,
      stage: result.stage,
      timingToken: result.challenge?.timingToken ?? fields.get('timingToken') ?? undefined,
    },
    request,
  );
  // The account page redirects when the session has ended in the meantime.
  if ('location' in page) return redirect(page.location);
  const headers = responseHeaders(result);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page.html, { status: page.status === 200 ? result.status : page.status, headers });
}

/**
 * Receives a submitted form. A script gets JSON. A browser without JavaScript gets a redirect to the form's thank-you
 * message, or the form's page with everything that was submitted.
 */
export async function receiveForm(request: Request, handler: FormHandler): Promise<Response> {
  let fields: URLSearchParams;
  let result: FormResult;
  try {
    requireSameOrigin(request.headers, serverConfig().origins);
    // Read the body before attempts are counted, so that a visitor over the limit gets the page back with everything
    // that was typed. Without JavaScript, the input exists nowhere else. A smaller limit for refused bodies would save
    // little, because forms are bounded in size and time.
    fields = await readForm(request, handler.maximumBytes);
    result = await processForm(handler, fields, request.headers);
  } catch (error) {
    if (error instanceof RequestRefusedError)
      log('warn', 'WriteRefused', { limit: handler.form, status: error.status });
    return refusalResponse(error);
  }
  log('info', result.kind === 'accepted' ? 'FormAccepted' : 'FormRendered', {
    form: handler.form,
    ...(result.kind === 'rendered' && {
      status: result.status,
      problems: Object.keys(result.problems ?? {}).length,
    }),
  });
  if (request.headers.get('accept')?.includes('application/json')) return jsonResponse(result);
  return result.kind === 'accepted'
    ? redirect(result.location)
    : pageResponse(handler, fields, result, request);
}

import { FORM_RESPONSE, type FormResponse } from '@/lib/forms/protocol';

/**
 * Posts a form to its action and parses the JSON response.
 * @throws if the server is unreachable, takes longer than `timeoutMs`, or does not respond with valid JSON
 */
export async function postForm(
  action: string,
  body: URLSearchParams,
  timeoutMs: number,
): Promise<FormResponse> {
  const response = await fetch(action, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  return FORM_RESPONSE.parse(await response.json());
}

/** Timeout of the request. Longer than the site waits for the member service, including its retry. */
const SITE_FORM_TIMEOUT_MS = 30_000;

/**
 * Posts the fields of a form. The server challenges forms that are sent faster than people type, or without cookies.
 * This function sends such a form again once the token in the challenge is old enough.
 * @throws like `postForm`
 */
export async function sendForm(fields: FormData, action: string): Promise<FormResponse> {
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const response = await postForm(action, body, SITE_FORM_TIMEOUT_MS);
  if (!response.challenge) return response;
  const { timingToken, retryAfterMs } = response.challenge;
  await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
  body.set('timingToken', timingToken);
  return postForm(action, body, SITE_FORM_TIMEOUT_MS);
}

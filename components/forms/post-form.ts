import { FORM_RESPONSE, type FormResponse } from '@/lib/forms/protocol';

/**
 * Posts a form by script to the address that it has without script.
 * @throws when the server is unreachable, takes longer than `timeoutMs`, or does not respond with JSON
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

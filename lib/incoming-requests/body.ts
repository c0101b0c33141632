import { RequestRefusedError } from './refused.ts';

const TIMEOUT_MS = 15_000;

/**
 * Returns the text of a request's body. Bytes are counted as they arrive, because `Content-Length` may be missing or
 * wrong.
 * @throws RequestRefusedError 413 above `maximumBytes`, 408 after 15 seconds, 400 when the body is not UTF-8 or is cut
 * off
 */
export async function readBody(request: Request, maximumBytes: number): Promise<string> {
  const tooLarge = new RequestRefusedError(413, `This is too large. The limit is ${maximumBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) throw tooLarge;
  if (!request.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const tooSlow = new RequestRefusedError(408, 'The request took too long. Please try again.');
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow), TIMEOUT_MS);
  });
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timeout]);
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maximumBytes) throw tooLarge;
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    if (error === tooLarge || error === tooSlow) throw error;
    throw new RequestRefusedError(400, 'The form could not be read. Please try again.');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the fields of a posted form (`application/x-www-form-urlencoded`, which `fetch` also uses for a
 * URLSearchParams).
 * @throws RequestRefusedError 415 for another content type; 413, 408 and 400 as in `readBody`
 */
export async function readForm(request: Request, maximumBytes: number): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new RequestRefusedError(415, 'Send the fields as a form (application/x-www-form-urlencoded).');
  return new URLSearchParams(await readBody(request, maximumBytes));
}

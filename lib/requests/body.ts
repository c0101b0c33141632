import { RequestRefusedError } from './refused';

/** The most that a body may take to arrive. */
const PATIENCE_MS = 15_000;

/**
 * The text of a request's body, at most `maximumBytes` of it: what is longer is refused before it fills the memory,
 * also when its length was not told, or was a lie.
 * @throws RequestRefusedError 413, 408 when it takes too long, or 400 when the body is not UTF-8 or breaks off
 */
export async function readBody(request: Request, maximumBytes: number): Promise<string> {
  const tooLarge = new RequestRefusedError(
    413,
    `This is too large; at most ${maximumBytes} bytes can be sent.`,
  );
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) throw tooLarge;
  if (!request.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const tooSlow = new RequestRefusedError(408, 'This took too long to arrive. Try again.');
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow), PATIENCE_MS);
  });
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), patience]);
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maximumBytes) throw tooLarge;
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    // What is still coming is not waited for.
    void reader.cancel().catch(() => undefined);
    if (error === tooLarge || error === tooSlow) throw error;
    throw new RequestRefusedError(400, 'What was sent could not be read. Try again.');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The fields of a posted form (`application/x-www-form-urlencoded`, which is also what `fetch` sends of a
 * URLSearchParams).
 * @throws RequestRefusedError 415 for another type, 413, 400
 */
export async function readForm(request: Request, maximumBytes: number): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new RequestRefusedError(415, 'Send the fields as a form (application/x-www-form-urlencoded).');
  return new URLSearchParams(await readBody(request, maximumBytes));
}

import { z } from 'zod';

export interface Answer {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** Maximum number of bytes read from a response. More than the largest content model. */
const MAXIMUM_BYTES = 16 * 1024 * 1024;

/** Describes why a request got no response. The error of fetch itself only says that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'no answer in time';
  const { code } = z.object({ code: z.string().optional() }).catch({}).parse(cause);
  const meanings: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'the name is not in DNS',
    EAI_AGAIN: 'DNS does not answer',
    ECONNRESET: 'the connection was closed',
    CERT_HAS_EXPIRED: 'its certificate has expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
    ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  };
  return (code && (meanings[code] ?? code)) || (cause instanceof Error ? cause.message : String(cause));
}

async function readAll(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAXIMUM_BYTES) throw new Error(`the answer is larger than ${MAXIMUM_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Requests a URL without following redirects.
 * @returns the response, or the reason why there is none
 */
export async function request(
  url: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  signal: AbortSignal,
): Promise<Answer | { reason: string }> {
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'manual' });
    return { status: response.status, headers: response.headers, body: await readAll(response) };
  } catch (failure) {
    return { reason: reasonOf(failure) };
  }
}

/** Parses the JSON of a response with a schema. Returns undefined for any other body. */
export function jsonOf<Schema extends z.ZodType>(
  { body }: Answer,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(body).toString())).data;
  } catch {
    return undefined;
  }
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

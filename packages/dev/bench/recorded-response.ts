/** Records compressed responses of the site as files, so that other servers can send the same bytes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS = 600;

export const ENCODINGS = { br: 'br', gzip: 'gz' } as const;
export type Encoding = keyof typeof ENCODINGS;

export interface RecordedResponse {
  /** The path under which the other servers serve the file. */
  path: `/${string}`;
  contentType: string;
}

interface RawResponse {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Requests a URL, and returns the response body without decompressing it. */
function fetchRaw(url: string, headers: Record<string, string>): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Requests a page until the site has compressed it at the highest levels, and writes the response into a folder as
 * `NAME`, `NAME.br` and `NAME.gz`.
 * @throws Error when the site does not compress the page within a minute
 */
export async function recordResponse(
  url: string,
  headers: Record<string, string>,
  folder: string,
  name: string,
): Promise<RecordedResponse> {
  mkdirSync(folder, { recursive: true });
  const get = (encoding: string): Promise<RawResponse> =>
    fetchRaw(url, { ...headers, 'accept-encoding': encoding });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if ((await get('br')).headers['content-encoding'] === 'br') break;
    if (attempt === ATTEMPTS - 1) throw new Error(`${url} is not sent as brotli`);
    await wait(100);
  }
  for (const [encoding, extension] of Object.entries(ENCODINGS))
    writeFileSync(join(folder, `${name}.${extension}`), (await get(encoding)).body);
  const { headers: sent, body } = await get('identity');
  writeFileSync(join(folder, name), body);
  return { path: `/${name}`, contentType: String(sent['content-type']) };
}

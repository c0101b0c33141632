/**
 * A server that only sends compressed files from memory, as a baseline for what Node can do: `node
 * packages/dev/bench/plain-node.ts FOLDER PORT TYPES`. TYPES is a JSON object of content types by path.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { ENCODINGS } from './recorded-response.ts';

const [, , folder = '', port, types = '{}'] = process.argv;
const responses = new Map<string, { head: string[]; body: Buffer }>();
for (const [path, type] of Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(types)))) {
  for (const [encoding, extension] of Object.entries(ENCODINGS)) {
    const body = readFileSync(join(folder, `${path}.${extension}`));
    const head = ['content-type', type, 'content-encoding', encoding];
    responses.set(`${encoding} ${path}`, {
      head: [...head, 'content-length', String(body.byteLength)],
      body,
    });
  }
}

createServer(({ url, headers }, response) => {
  const found = responses.get(`${String(headers['accept-encoding'])} ${url}`);
  if (found) response.writeHead(200, found.head).end(found.body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');

/** Serves the delivery and preview APIs of a space with the real model and a few entries. */
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { createDeliveryApp } from '@cleanpro/contentful-local/rest/delivery';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import type { LiveSpace } from '../live-space/read-space.ts';
import { createEntry, type TestEntry } from './space.ts';

const TOKENS = { cdn: 'd'.repeat(32), preview: 'p'.repeat(32) };

export interface ServedSpace {
  folder: string;
  store: ContentStore;
  published: LiveSpace;
  preview: LiveSpace;
  close: () => Promise<void>;
}

/** Serves entries on a free port. Entries with `false` are drafts. */
export async function serveSpace(entries: readonly TestEntry[]): Promise<ServedSpace> {
  const folder = mkdtempSync(join(tmpdir(), 'served-space-'));
  cpSync('packages/sample-space/content/model', join(folder, 'model'), { recursive: true });
  cpSync('packages/sample-space/content/space.json', join(folder, 'space.json'));
  for (const entry of entries) {
    const [type, id, , isPublished = true] = entry;
    mkdirSync(join(folder, 'entries', type), { recursive: true });
    const name = `${id}${isPublished ? '' : '.draft'}.json`;
    writeFileSync(join(folder, 'entries', type, name), JSON.stringify(createEntry(entry)));
  }
  const store = new ContentStore(folder, { spaceId: 'cleanpro', environmentId: 'master' });
  const app = new Hono();
  for (const api of ['cdn', 'preview'] as const)
    app.route(
      `/${api}`,
      createDeliveryApp({
        store,
        preview: api === 'preview',
        token: TOKENS[api],
        publicImageBase: 'http://127.0.0.1/images',
        publicBase: `http://127.0.0.1/${api}`,
      }),
    );
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => value !== null).parse(server.address());
  const place = {
    spaceId: 'cleanpro',
    environmentId: 'master',
    address: `http://127.0.0.1:${port}/cdn`,
  };
  return {
    folder,
    store,
    published: { ...place, isPreview: false, accessToken: TOKENS.cdn },
    preview: { ...place, isPreview: true, accessToken: TOKENS.preview },
    async close() {
      server.close();
      await once(server, 'close');
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

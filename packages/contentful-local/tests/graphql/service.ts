/** The content service on the fixture space, called the way a client calls it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createContentGraphqlHandler, type ContentGraphqlOptions } from '../../graphql/handler.ts';
import { ContentStore } from '../../space/store.ts';

export const FIXTURE = join(process.cwd(), 'packages/contentful-local/tests/graphql/fixture');
export const NAMES = { spaceId: 'fixture', environmentId: 'master' };
export const TOKENS = { deliveryToken: 'delivery-token-of-tests', previewToken: 'preview-token-of-tests' };
export const ENDPOINT = 'http://127.0.0.1:4100/content/v1/spaces/fixture/environments/master';
const IMAGES = 'http://localhost:3000/images';

const ANSWER = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.object({
          contentful: z.object({
            code: z.string(),
            requestId: z.string(),
            details: z.unknown().optional(),
            documentationUrl: z.string().optional(),
          }),
        }),
      }),
    )
    .optional(),
});

export interface Answer extends z.infer<typeof ANSWER> {
  status: number;
  headers: Headers;
}

/**
 * Parses a response.
 * @throws ZodError when it does not have the documented shape
 */
export async function answerOf(response: Response): Promise<Answer> {
  return { ...ANSWER.parse(await response.json()), status: response.status, headers: response.headers };
}

export const codesOf = (answer: Answer): string[] =>
  (answer.errors ?? []).map((error) => error.extensions.contentful.code);

export interface Service {
  store: ContentStore;
  handle: (request: Request) => Promise<Response>;
  runQuery: (query: string, variables?: Record<string, unknown>, token?: string) => Promise<Answer>;
  /** Uses the preview token. */
  runPreviewQuery: (query: string, variables?: Record<string, unknown>) => Promise<Answer>;
}

export function serviceOf(store: ContentStore, options: Partial<ContentGraphqlOptions> = {}): Service {
  const handle = createContentGraphqlHandler({ store, ...TOKENS, publicImageBase: IMAGES, ...options });
  const runQuery = async (
    query: string,
    variables?: Record<string, unknown>,
    token = TOKENS.deliveryToken,
  ): Promise<Answer> =>
    answerOf(
      await handle(
        new Request(ENDPOINT, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        }),
      ),
    );
  return {
    store,
    handle,
    runQuery,
    runPreviewQuery: (query, variables) => runQuery(query, variables, TOKENS.previewToken),
  };
}

/** Creates the service on the committed fixture. Tests must not write to it. */
export function fixtureService(options: Partial<ContentGraphqlOptions> = {}): Service {
  return serviceOf(new ContentStore(FIXTURE, NAMES), options);
}

/** Wraps a test so that it receives a temporary copy of the fixture. */
export function withFixtureCopy<T>(test: (folder: string) => T | Promise<T>): () => Promise<void> {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    try {
      cpSync(FIXTURE, folder, { recursive: true });
      await test(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

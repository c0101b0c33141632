/** Runs the review service on a small catalogue, and sends it requests. */
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalogue, CatalogueProduct } from '../../reviews/catalogue/catalogue.ts';
import { createReviewsApp, type ReviewsOptions } from '../../reviews/routes.ts';
import { openReviews } from '../../reviews/database.ts';
import { createStorage, type Kind } from '../databases.ts';

export const PASSKEY = 'passkey-of-the-tests';
const NOW = Date.UTC(2026, 4, 20, 12);

const product = (id: string, name: string): CatalogueProduct => ({
  id,
  name,
  description: `${name}, described`,
  brandId: 'brand-dawn',
  brandName: 'Dawn Professional',
  categoryId: 'category-dish',
  pageUrl: `https://www.cleanpro.example/en-us/brands/dawn/${id}`,
  upcs: ['400000000015'],
});

const PRODUCTS = new Map(
  [product('soap', 'Soap'), product('pan-soak', 'Pan soak'), product('a:b,c', 'Odd id')].map((item) => [
    item.id,
    item,
  ]),
);
export const CATALOGUE: Catalogue = { get: (id) => PRODUCTS.get(id), all: () => PRODUCTS.values() };

const ERRORS = z.array(z.object({ Message: z.string(), Code: z.string() }));
const INCLUDED = z.record(z.string(), z.looseObject({}));
const ORDER = z.array(z.string());
const ANSWER = z.looseObject({
  HasErrors: z.boolean(),
  Errors: ERRORS,
  Results: z.array(z.looseObject({ Id: z.string() })).default([]),
  Includes: z
    .object({
      Products: INCLUDED,
      ProductsOrder: ORDER,
      Reviews: INCLUDED,
      ReviewsOrder: ORDER,
      Comments: INCLUDED,
      CommentsOrder: ORDER,
      Authors: INCLUDED,
      AuthorsOrder: ORDER,
    })
    .partial()
    .default({}),
  FormErrors: z
    .object({
      FieldErrors: z
        .record(z.string(), z.object({ Field: z.string(), Message: z.string(), Code: z.string() }))
        .default({}),
      FieldErrorsOrder: z.array(z.string()).default([]),
    })
    .default({ FieldErrors: {}, FieldErrorsOrder: [] }),
});
export type Answer = z.infer<typeof ANSWER>;

export const GOOD = {
  rating: '5',
  isrecommended: 'true',
  title: 'Lasts all evening',
  reviewtext: 'Suds last through the whole dinner rush, and the sink is changed half as often.',
  rating_Quality: '5',
  rating_Value: '4',
  usernickname: 'SinkChef',
  userlocation: 'Austin, TX',
  useremail: 'chef@example.com',
  contextdatavalue_Agemonth: '4',
  contextdatavalue_Ageyear: '1980',
  agreedtotermsandconditions: 'true',
};

/** Starts the service on an empty database. */
export async function reviewService(options: Partial<ReviewsOptions> = {}, kind: Kind = 'sqlite') {
  const storage = await createStorage(kind);
  const opened = await openReviews(join(storage.dataDir, 'reviews.db'), storage.databaseUrl);
  const { db: database } = opened;
  let now = NOW;
  const app = createReviewsApp({
    database,
    catalogue: CATALOGUE,
    passkey: PASSKEY,
    autoApprove: true,
    now: () => (now += 60_000),
    ...options,
  });
  const key = `passkey=${PASSKEY}&apiversion=5.4`;

  async function raw(path: string, init?: RequestInit): Promise<Response> {
    return app.request(path, init);
  }
  async function get(call: string, query = ''): Promise<Answer> {
    const response = await raw(`/data/${call}.json?${key}&${query}`);
    expect(response.status).toBe(200);
    return ANSWER.parse(await response.json());
  }
  async function post(
    call: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { 'x-forwarded-for': '203.0.113.7' },
  ): Promise<Answer> {
    const response = await raw(`/data/${call}.json?${key}`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    expect(response.status).toBe(200);
    return ANSWER.parse(await response.json());
  }
  let number = 0;
  /** Submits a review that differs from all earlier ones, and returns its id. */
  async function submit(change: Partial<typeof GOOD> = {}, productId = 'soap'): Promise<string> {
    number += 1;
    const answer = await post('submitreview', {
      ...GOOD,
      usernickname: `Chef${number}`,
      useremail: `chef${number}@example.com`,
      ...change,
      ProductId: productId,
      Action: 'Submit',
    });
    expect(answer).toMatchObject({ HasErrors: false });
    return z.object({ Review: z.object({ Id: z.string() }) }).parse(answer).Review.Id;
  }
  /** Returns the products with pending notifications, and clears the notifications. */
  async function changes(): Promise<string[]> {
    const rows = await database.deleteFrom('changed_products').returning('product_id').execute();
    return rows.map(({ product_id }) => product_id).sort();
  }
  async function close(): Promise<void> {
    await database.destroy();
    await storage.remove();
  }
  return { ...opened, database, dataDir: storage.dataDir, changes, raw, get, post, submit, close };
}

export type RunningReviews = Awaited<ReturnType<typeof reviewService>>;

export const codes = (answer: Answer): string[] => answer.Errors.map(({ Code }) => Code);
export const ids = (answer: Answer): string[] => answer.Results.map(({ Id }) => Id);

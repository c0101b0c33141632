/** Responds to the API's display calls, `products.json` and `reviews.json`. */
import {
  toComment,
  displayResponse,
  storedStatistics,
  toProduct,
  toReview,
  toStatistics,
} from './responses.ts';
import type { Catalogue, CatalogueProduct } from './catalogue/catalogue.ts';
import {
  parseFilters,
  parseNames,
  parseSearch,
  parseSlice,
  parseSorts,
  type Filter,
  type Parameters,
} from './parameters.ts';
import {
  commentsOn,
  countReviews,
  FILTER_ATTRIBUTES,
  findReviews,
  SORT_ATTRIBUTES,
  where,
} from './review-query.ts';
import { ReviewServiceError } from './errors.ts';
import { readStatistics, sumCounts } from './statistics.ts';
import type { CommentRow, ReviewDatabase, ReviewRow } from './tables.ts';

interface Context {
  database: ReviewDatabase;
  catalogue: Catalogue;
}

function commentIncludes(rows: readonly ReviewRow[], comments: Map<string, CommentRow[]>) {
  const all = rows.flatMap(({ id }) => comments.get(id) ?? []);
  return {
    Comments: Object.fromEntries(all.map((comment) => [comment.id, toComment(comment)])),
    CommentsOrder: all.map(({ id }) => id),
  };
}

const byId = (rows: readonly ReviewRow[], comments: Map<string, CommentRow[]>) => ({
  Reviews: Object.fromEntries(rows.map((row) => [row.id, toReview(row, comments.get(row.id))])),
  ReviewsOrder: rows.map(({ id }) => id),
});

/** Returns the product id if it is the only filter. The total is then read from the product's stored statistics. */
const onlyProductOf = ([filter, ...more]: readonly Filter[]): string | undefined =>
  more.length === 0 &&
  filter?.attribute === 'ProductId' &&
  filter.operator === 'eq' &&
  filter.values.length === 1
    ? filter.values[0]
    : undefined;

/**
 * Returns the response of `reviews.json`.
 * @throws ReviewServiceError if a parameter is invalid
 */
export async function reviewsResponse({ database, catalogue }: Context, parameters: Parameters) {
  const filters = parseFilters(parameters, 'Filter', FILTER_ATTRIBUTES);
  const sorts = parseSorts(parameters, 'Sort', SORT_ATTRIBUTES);
  const slice = parseSlice(parameters);
  const include = parseNames(parameters, 'Include', ['Products', 'Comments', 'Authors'] as const);
  const stats = parseNames(parameters, 'Stats', ['Reviews'] as const);
  const filteredStats = parseNames(parameters, 'FilteredStats', ['Reviews'] as const);
  const words = parseSearch(parameters);
  const condition = where(filters, words);

  const onlyProduct = words ? undefined : onlyProductOf(filters);
  const rows = await findReviews(database, condition, sorts, slice);
  const total =
    onlyProduct === undefined
      ? await countReviews(database, condition)
      : ((await readStatistics(database, [onlyProduct])).get(onlyProduct)?.total ?? 0);
  const comments = await commentsOn(database, include.has('Comments') ? rows.map(({ id }) => id) : []);

  const includes: Record<string, unknown> = {};
  if (include.has('Products')) {
    const requested = filters.flatMap(({ attribute, operator, values }) =>
      attribute === 'ProductId' && operator === 'eq' ? values : [],
    );
    const ids = [...new Set([...rows.map((row) => row.product_id), ...requested])];
    const products = ids.flatMap((id) => catalogue.get(id) ?? []);
    const statistics = await readStatistics(database, ids);
    const filtered = async (id: string) => {
      const all = await findReviews(
        database,
        where([...filters, { attribute: 'ProductId', operator: 'eq', values: [id] }], words),
        [],
        { limit: Number.MAX_SAFE_INTEGER, offset: 0 },
      );
      const times = all.map((row) => row.submitted_at);
      return toStatistics(sumCounts(all), { first: times.at(-1) ?? null, last: times[0] ?? null });
    };
    includes.Products = Object.fromEntries(
      await Promise.all(
        products.map(async (product) => [
          product.id,
          {
            ...toProduct(product, statistics.get(product.id)),
            ...(stats.has('Reviews') && {
              ReviewStatistics: storedStatistics(statistics.get(product.id)),
            }),
            ...(filteredStats.has('Reviews') && { FilteredReviewStatistics: await filtered(product.id) }),
          },
        ]),
      ),
    );
    includes.ProductsOrder = products.map(({ id }) => id);
  }
  if (include.has('Comments')) Object.assign(includes, commentIncludes(rows, comments));
  if (include.has('Authors')) {
    const authors = new Map(rows.map((row) => [row.author_id, row]));
    includes.Authors = Object.fromEntries(
      [...authors].map(([id, row]) => [
        id,
        { Id: id, UserNickname: row.nickname, Location: row.location, ContributorRank: 'NONE', Badges: {} },
      ]),
    );
    includes.AuthorsOrder = [...authors.keys()];
  }
  return displayResponse(
    rows.map((row) => toReview(row, comments.get(row.id))),
    { total, ...slice },
    includes,
  );
}

const PRODUCT_VALUES: Record<string, (product: CatalogueProduct) => string> = {
  Id: ({ id }) => id,
  CategoryId: ({ categoryId }) => categoryId ?? '',
  Name: ({ name }) => name,
  BrandExternalId: ({ brandId }) => brandId ?? '',
};

function matches(product: CatalogueProduct, { attribute, operator, values }: Filter): boolean {
  const value = PRODUCT_VALUES[attribute]?.(product) ?? '';
  const [first = ''] = values;
  if (operator === 'eq') return values.includes(value);
  if (operator === 'neq') return !values.includes(value);
  const order = value < first ? -1 : value > first ? 1 : 0;
  return { gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[operator];
}

/**
 * Returns the response of `products.json`.
 * @throws ReviewServiceError if a parameter is invalid
 */
export async function productsResponse({ database, catalogue }: Context, parameters: Parameters) {
  const filters = parseFilters(parameters, 'Filter', Object.keys(PRODUCT_VALUES));
  const reviewFilters = parseFilters(parameters, 'Filter_Reviews', FILTER_ATTRIBUTES);
  const sorts = parseSorts(parameters, 'Sort', ['Id', 'Name']);
  const reviewSorts = parseSorts(parameters, 'Sort_Reviews', SORT_ATTRIBUTES);
  const slice = parseSlice(parameters);
  const reviewSlice = parseSlice(parameters, '_Reviews');
  const include = parseNames(parameters, 'Include', ['Reviews', 'Comments'] as const);
  const stats = parseNames(parameters, 'Stats', ['Reviews'] as const);
  const words = parseSearch(parameters);
  if (include.has('Comments') && !include.has('Reviews'))
    throw new ReviewServiceError('ERROR_PARAM_INVALID_INCLUDED', 'Comments are included only with Reviews.');

  const found = [...catalogue.all()].filter(
    (product) =>
      filters.every((filter) => matches(product, filter)) &&
      (words ?? []).every((word) => `${product.name} ${product.brandName}`.toLowerCase().includes(word)),
  );
  const [sort] = sorts;
  if (sort) {
    const read = PRODUCT_VALUES[sort.attribute] ?? (() => '');
    found.sort((a, b) => (read(a) < read(b) ? -1 : 1) * (sort.direction === 'asc' ? 1 : -1));
  }
  const page = found.slice(slice.offset, slice.offset + slice.limit);
  const statistics = await readStatistics(
    database,
    page.map(({ id }) => id),
  );

  const rowsOf = new Map<string, ReviewRow[]>();
  if (include.has('Reviews')) {
    for (const { id } of page) {
      const own: Filter = { attribute: 'ProductId', operator: 'eq', values: [id] };
      rowsOf.set(id, await findReviews(database, where([own, ...reviewFilters]), reviewSorts, reviewSlice));
    }
  }
  const rows = [...rowsOf.values()].flat();
  const comments = await commentsOn(database, include.has('Comments') ? rows.map(({ id }) => id) : []);
  return displayResponse(
    page.map((product) => ({
      ...toProduct(
        product,
        statistics.get(product.id),
        (rowsOf.get(product.id) ?? []).map(({ id }) => id),
      ),
      ...(stats.has('Reviews') && { ReviewStatistics: storedStatistics(statistics.get(product.id)) }),
    })),
    { total: found.length, ...slice },
    {
      ...(include.has('Reviews') && byId(rows, comments)),
      ...(include.has('Comments') && commentIncludes(rows, comments)),
    },
  );
}

import { expect, test, type APIRequestContext } from '@playwright/test';
import { HEADERS, MANAGEMENT, publish, read, unpublish } from './management';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** Publishes a copy of an entry under a new ID, with changed fields. */
async function publishLike(
  request: APIRequestContext,
  { like, type, id, change }: { like: string; type: string; id: string; change: Record<string, unknown> },
): Promise<void> {
  const { fields } = await read(request, like);
  const made = await request.put(`${MANAGEMENT}/entries/${id}`, {
    headers: { ...HEADERS, 'x-contentful-content-type': type },
    data: { fields },
  });
  expect(made.ok()).toBe(true);
  await publish(request, id, change);
}

const NEW_PAGES = [
  {
    list: '/en-us/industries',
    like: 'page-industries-hotels',
    type: 'industryPage',
    parent: { parentPage: link('page-industries') },
  },
  {
    list: '/en-us/industries',
    like: 'page-independent-food-service',
    type: 'independentCommonPage',
    parent: { parentIndustryPage: link('page-industries-retail') },
    isParentRequired: true,
  },
  {
    list: '/en-us/cleaning-solutions',
    like: 'page-cleaning-solutions-carpet',
    type: 'productListPage',
    parent: { parentPage: link('page-cleaning-solutions') },
  },
  {
    list: '/en-us/products',
    like: 'page-products-glass',
    type: 'productListPage',
    parent: { category: link('category-glass') },
  },
  {
    list: '/en-us/jobs-to-be-done',
    like: 'page-jobs-clean-a-fryer',
    type: 'jobsToBeDone',
    parent: { parentPage: link('page-jobs-to-be-done') },
  },
];

for (const { list, like, type, parent, isParentRequired } of NEW_PAGES)
  test(`a new ${type} is added to and later removed from ${list}`, async ({ request }) => {
    const id = `new-${type.toLowerCase()}-${list.split('/').at(-1)}`;
    const href = `href="/en-us/new-pages/${id}"`;
    const text = async (): Promise<string> => (await request.get(list)).text();
    expect(await text()).not.toContain(href);
    await publishLike(request, {
      like,
      type,
      id,
      change: { slug: `new-pages/${id}`, breadcrumbTitle: 'A new page', ...parent },
    });
    expect(await text()).toContain(href);
    // Some types cannot be published without a parent.
    if (isParentRequired) await unpublish(request, id);
    else
      await publish(request, id, Object.fromEntries(Object.keys(parent).map((field) => [field, undefined])));
    expect(await text()).not.toContain(href);
  });

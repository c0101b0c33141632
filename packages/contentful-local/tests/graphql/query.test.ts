import { codesOf, fixtureService } from './service.ts';

const { runQuery, runPreviewQuery } = fixtureService();

describe('published content and drafts', () => {
  test('returns only published content for the delivery token', async () => {
    const { data, errors } = await runQuery(`{
      towel: product(id: "product-towel") { title }
      secret: brand(id: "brand-secret") { name }
      brandCollection { total }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ towel: { title: 'Paper Towel' }, secret: null, brandCollection: { total: 3 } });
  });

  test('returns drafts instead of published content in preview, even for linked entries', async () => {
    const { data } = await runPreviewQuery(`{
      product(id: "product-towel", preview: true) { title variantsCollection { items { size sys { publishedAt publishedVersion } } } }
      brandCollection(preview: true) { total }
    }`);
    expect(data).toEqual({
      product: {
        title: 'Paper Towel, softer',
        variantsCollection: {
          items: [
            { size: '1 L', sys: { publishedAt: '2026-01-03T10:00:00.000Z', publishedVersion: 1 } },
            { size: '9 L', sys: { publishedAt: null, publishedVersion: null } },
          ],
        },
      },
      brandCollection: { total: 4 },
    });
  });

  test('returns published content for the preview token unless drafts are requested', async () => {
    const { data } = await runPreviewQuery('{ product(id: "product-towel") { title } }');
    expect(data).toEqual({ product: { title: 'Paper Towel' } });
  });

  test('denies drafts to the delivery token', async () => {
    const answer = await runQuery('{ product(id: "product-towel", preview: true) { title } }');
    expect(answer.data).toEqual({ product: null });
    expect(codesOf(answer)).toEqual(['ACCESS_TOKEN_INVALID']);
  });
});

describe('links', () => {
  test('preserves the order of links, and returns null with an error for a link to a draft', async () => {
    const answer = await runQuery(
      '{ product(id: "product-soap") { variantsCollection { total items { size } } } }',
    );
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      product: { variantsCollection: { total: 3, items: [{ size: '5 L' }, null, { size: '1 L' }] } },
    });
    expect(answer.errors).toEqual([
      expect.objectContaining({
        message:
          "Query execution error. Link from entry 'product-soap' to entry 'variant-draft' on field 'variants' within type 'Product' cannot be resolved",
        path: ['product', 'variantsCollection', 'items', 1],
        extensions: {
          contentful: {
            code: 'UNRESOLVABLE_LINK',
            documentationUrl: 'https://ctfl.io/graphql-api-error-unresolvable-link',
            requestId: expect.any(String),
            details: {
              type: 'Product',
              field: 'variants',
              linkType: 'Entry',
              linkId: 'variant-draft',
              linkingEntryId: 'product-soap',
            },
          },
        },
      }),
    ]);
  });

  test('returns null for an unresolvable link, with an error at its path', async () => {
    const answer = await runQuery(
      '{ next: product(id: "product-next") { title brand { name } } odd: product(id: "product-odd") { manual { url } } }',
    );
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ next: { title: 'Next', brand: null }, odd: { manual: null } });
    expect(codesOf(answer)).toEqual(['UNRESOLVABLE_LINK', 'UNRESOLVABLE_LINK']);
    expect(answer.errors?.map(({ path }) => path)).toEqual([
      ['next', 'brand'],
      ['odd', 'manual'],
    ]);
  });

  test('returns a distinct error code for a link to a disallowed type', async () => {
    const answer = await runQuery(
      '{ product(id: "product-odd") { brand { name } hero { __typename } sectionsCollection { items { __typename } } } }',
    );
    expect(answer.data).toEqual({
      product: { brand: null, hero: null, sectionsCollection: { items: [null, { __typename: 'Note' }] } },
    });
    expect(new Set(codesOf(answer))).toEqual(new Set(['UNEXPECTED_LINKED_CONTENT_TYPE']));
  });

  test('resolves unions and the interface to concrete types', async () => {
    const { data } = await runQuery(`{ product(id: "product-soap") {
      hero { __typename ... on Banner { headline } }
      phantom { ... on Note { message } }
      sectionsCollection(limit: 2, skip: 1) { total skip limit items { ... on Banner { headline } ... on Note { message } } }
      relatedCollection { items { __typename sys { id } ... on Brand { name } } }
      anything { ... on Brand { name } contentfulMetadata { tags { id } } }
      external { sys { linkType urn } }
    } }`);
    expect(data).toEqual({
      product: {
        hero: { __typename: 'Banner', headline: 'Clean plates' },
        phantom: { message: 'Use warm water' },
        sectionsCollection: {
          total: 3,
          skip: 1,
          limit: 2,
          items: [{ headline: 'Clean plates' }, { message: 'Use warm water' }],
        },
        relatedCollection: {
          items: [
            { __typename: 'Product', sys: { id: 'product-towel' } },
            { __typename: 'Brand', sys: { id: 'brand-dawn' }, name: 'Dawn' },
          ],
        },
        anything: { name: 'Bounty', contentfulMetadata: { tags: [] } },
        external: {
          sys: { linkType: 'Contentful:Entry', urn: 'crn:contentful:::content:spaces/other/entries/far' },
        },
      },
    });
  });

  test('returns an empty collection for an empty array of links', async () => {
    const { data } = await runQuery(
      '{ product(id: "product-next") { variantsCollection { total items { size } } } }',
    );
    expect(data).toEqual({ product: { variantsCollection: { total: 0, items: [] } } });
  });
});

describe('collections', () => {
  const slugs = (order: string): string => `{ productCollection(${order}) { items { slug } } }`;

  test('orders by publication time descending, then by id', async () => {
    const { data } = await runQuery(
      '{ productCollection { total limit skip items { sys { id } } } brandCollection { items { sys { id } } } }',
    );
    expect(data).toEqual({
      productCollection: {
        total: 4,
        limit: 100,
        skip: 0,
        items: ['product-towel', 'product-next', 'product-odd', 'product-soap'].map((id) => ({
          sys: { id },
        })),
      },
      brandCollection: {
        items: ['brand-bounty', 'brand-comet', 'brand-dawn'].map((id) => ({ sys: { id } })),
      },
    });
  });

  test('accepts one sort order or a list of them', async () => {
    const one = await runQuery(slugs('order: slug_ASC'));
    const list = await runQuery(slugs('order: [slug_ASC]'));
    expect(one.data).toEqual(list.data);
    const { data } = await runQuery(
      '{ brandCollection(order: [employees_ASC, name_DESC]) { items { name } } }',
    );
    expect(data).toEqual({
      brandCollection: { items: [{ name: 'Comet' }, { name: 'Bounty' }, { name: 'Dawn' }] },
    });
  });

  test('sorts missing values last in both directions', async () => {
    const { data } = await runQuery(`{
      up: brandCollection(order: rating_ASC) { items { name } }
      down: brandCollection(order: rating_DESC) { items { name } }
    }`);
    expect(data).toEqual({
      up: { items: [{ name: 'Bounty' }, { name: 'Dawn' }, { name: 'Comet' }] },
      down: { items: [{ name: 'Dawn' }, { name: 'Bounty' }, { name: 'Comet' }] },
    });
  });

  test('paginates with at most 1,000 items per page', async () => {
    const { data } = await runQuery(
      '{ productCollection(limit: 2, skip: 3) { total items { slug } } none: productCollection(limit: 0) { total items { slug } } }',
    );
    expect(data).toEqual({
      productCollection: { total: 4, items: [{ slug: 'brands/dawn/dish-soap' }] },
      none: { total: 4, items: [] },
    });
    const answer = await runQuery('{ productCollection(limit: 1001) { total } }');
    expect(answer.data).toEqual({ productCollection: null });
    expect(answer.errors?.[0]?.path).toEqual(['productCollection']);
  });

  test('paginates by cursor', async () => {
    const query =
      'query ($next: String) { productCursorCollection(limit: 3, pageNext: $next, order: slug_ASC) { limit items { slug } pages { next prev } } }';
    const first = await runQuery(query);
    expect(first.data).toEqual({
      productCursorCollection: {
        limit: 3,
        items: [
          { slug: 'brands/bounty/paper-towel' },
          { slug: 'brands/dawn/dish-soap' },
          { slug: 'brands/dawn/next' },
        ],
        pages: { next: expect.any(String), prev: null },
      },
    });
    const next = /"next":"([^"]+)"/.exec(JSON.stringify(first.data))?.[1];
    const second = await runQuery(query, { next });
    expect(second.data).toEqual({
      productCursorCollection: {
        limit: 3,
        items: [{ slug: 'brands/odd' }],
        pages: { next: null, prev: expect.any(String) },
      },
    });
    expect((await runQuery(query, { next: 'made-up' })).data).toEqual({ productCursorCollection: null });
  });

  test('orders and filters nested collections and omits unresolvable links', async () => {
    const { data, errors } = await runQuery(`{ product(id: "product-soap") {
      variantsCollection(order: price_ASC) { total items { size } }
      big: variantsCollection(where: { price_gt: 10 }) { total items { size } }
      notes: sectionsCollection(where: { sys: { id_not: "banner-one" } }) { items { ... on Note { headline } } }
    } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      product: {
        variantsCollection: { total: 2, items: [{ size: '1 L' }, { size: '5 L' }] },
        big: { total: 1, items: [{ size: '5 L' }] },
        notes: { items: [{ headline: 'Dry well' }, { headline: 'Rinse well' }] },
      },
    });
  });

  test('returns null for a single link that the filter excludes', async () => {
    const { data, errors } = await runQuery(`{ product(id: "product-soap") {
      dawn: brand(where: { code: "dawn" }) { name }
      other: brand(where: { code: "other" }) { name }
      any: brand(where: { code: null }) { name }
    } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ product: { dawn: { name: 'Dawn' }, other: null, any: { name: 'Dawn' } } });
  });
});

describe('linkedFrom', () => {
  test('finds entries that link to an entry, of one type or of any type', async () => {
    const { data } = await runQuery(`{ brand(id: "brand-dawn") { linkedFrom {
      productCollection(order: slug_ASC) { total items { slug } }
      brandCollection { items { name } }
      entryCollection { items { sys { id } } }
    } } }`);
    expect(data).toEqual({
      brand: {
        linkedFrom: {
          productCollection: { total: 1, items: [{ slug: 'brands/dawn/dish-soap' }] },
          brandCollection: { items: [{ name: 'Bounty' }] },
          entryCollection: {
            items: expect.arrayContaining([{ sys: { id: 'product-soap' } }, { sys: { id: 'brand-bounty' } }]),
          },
        },
      },
    });
  });

  test('includes links in rich text and unvalidated links only in entryCollection', async () => {
    const { data } = await runQuery(
      '{ variant(id: "variant-small") { linkedFrom { entryCollection { total } productCollection(order: slug_ASC) { items { slug } } } } banner(id: "banner-one") { linkedFrom { entryCollection { total } } } }',
    );
    expect(data).toEqual({
      variant: {
        linkedFrom: {
          entryCollection: { total: 3 },
          productCollection: {
            items: [{ slug: 'brands/bounty/paper-towel' }, { slug: 'brands/dawn/dish-soap' }],
          },
        },
      },
      banner: { linkedFrom: { entryCollection: { total: 1 } } },
    });
  });

  test('finds entries that link to an asset', async () => {
    const { data } = await runQuery(
      '{ asset(id: "photo") { linkedFrom { productCollection { items { slug } } entryCollection { total } } } }',
    );
    expect(data).toEqual({
      asset: {
        linkedFrom: {
          productCollection: { items: [{ slug: 'brands/dawn/dish-soap' }] },
          entryCollection: { total: 1 },
        },
      },
    });
  });

  test('follows links in the requested locale or in the allowed locales', async () => {
    const { data } = await runQuery(`{ note(id: "note-two") {
      here: linkedFrom { pageCollection { total } }
      german: linkedFrom(allowedLocales: ["de-DE"]) { pageCollection { total } }
    } }`);
    expect(data).toEqual({
      note: { here: { pageCollection: { total: 0 } }, german: { pageCollection: { total: 1 } } },
    });
  });
});

describe('rich text', () => {
  test('returns the document and its linked entities, each once, in document order', async () => {
    const answer = await runQuery(`{ product(id: "product-soap") { body { json links {
      entries { inline { sys { id } } hyperlink { ... on Brand { name } } block { __typename sys { id } } }
      assets { hyperlink { title } block { title } }
      resources { block { sys { urn linkType } } inline { sys { urn } } }
    } } } }`);
    expect(answer.data).toEqual({
      product: {
        body: {
          json: expect.objectContaining({ nodeType: 'document' }),
          links: {
            entries: {
              inline: [{ sys: { id: 'variant-small' } }],
              hyperlink: [{ name: 'Dawn' }],
              block: [{ __typename: 'Banner', sys: { id: 'banner-one' } }, null],
            },
            assets: { hyperlink: [{ title: 'Manual' }], block: [{ title: 'Photo' }] },
            resources: {
              block: [
                {
                  sys: {
                    urn: 'crn:contentful:::content:spaces/other/entries/far',
                    linkType: 'Contentful:Entry',
                  },
                },
              ],
              inline: [],
            },
          },
        },
      },
    });
    expect(codesOf(answer)).toEqual(['UNRESOLVABLE_LINK']);
  });
});

describe('assets', () => {
  test('returns asset properties, transformed URLs and a URL that depends on the file', async () => {
    const { data } =
      await runQuery(`{ asset(id: "photo") { title description contentType fileName size width height url
      small: url(transform: { width: 400, height: 300, quality: 80, format: WEBP, resizeStrategy: FILL, resizeFocus: TOP_LEFT, cornerRadius: 12, backgroundColor: "rgb:ffffff" })
      progressive: url(transform: { format: JPG_PROGRESSIVE })
      palette: url(transform: { format: PNG8, cornerRadius: -1 })
    } manual: asset(id: "manual") { url width } }`);
    const base = 'http://localhost:3000/images/fixture/photo';
    expect(data).toEqual({
      asset: expect.objectContaining({
        title: 'Photo',
        description: 'About photo',
        contentType: 'image/png',
        fileName: 'photo one.png',
        width: 800,
        height: 600,
        url: expect.stringMatching(new RegExp(`^${base}/[0-9a-f]{10}/photo_one\\.png$`)),
        small: expect.stringContaining('?w=400&h=300&q=80&r=12&fit=fill&f=top_left&bg=rgb%3Affffff&fm=webp'),
        progressive: expect.stringContaining('?fm=jpg&fl=progressive'),
        palette: expect.stringContaining('?r=max&fm=png&fl=png8'),
      }),
      // The file itself is missing from the fixture, as it can be from an export.
      manual: { url: 'https://images.example/manual/manual.pdf', width: null },
    });
  });

  test.each([
    'width: 0',
    'width: 4001',
    'height: 4001',
    'quality: 0',
    'quality: 101',
    'backgroundColor: "#fff"',
    'format: GIF',
    'width: 1.5',
  ])('rejects a transform with %s', async (transform) => {
    const answer = await runQuery(`{ asset(id: "photo") { url(transform: { ${transform} }) } }`);
    expect(answer.status).toBe(400);
    expect(answer.data).toBeUndefined();
  });

  test('lists, filters and orders assets', async () => {
    const { data } = await runQuery(`{
      assetCollection(where: { contentType_contains: "image" }, order: [width_DESC]) { total items { sys { id } } }
      pdf: assetCollection(where: { fileName: "manual.pdf" }) { items { title } }
    }`);
    expect(data).toEqual({
      assetCollection: { total: 2, items: [{ sys: { id: 'photo' } }, { sys: { id: 'logo' } }] },
      pdf: { items: [{ title: 'Manual' }] },
    });
    const drafts = await runPreviewQuery('{ assetCollection(preview: true) { total } }');
    expect(drafts.data).toEqual({ assetCollection: { total: 4 } });
  });
});

describe('locales', () => {
  test('applies the locale argument to references, and falls back for missing values', async () => {
    const { data } =
      await runQuery(`{ product(id: "product-soap", locale: "de-DE") { title brand { name sys { locale } }
      manual { title } picturesCollection(limit: 1) { items { title } } english: title(locale: "en-US") } 
      towel: product(id: "product-towel", locale: "de-DE") { title } }`);
    expect(data).toEqual({
      product: {
        title: 'Spülmittel',
        brand: { name: 'Dämmerung', sys: { locale: 'de-DE' } },
        manual: { title: 'Manual' },
        picturesCollection: { items: [{ title: 'Foto' }] },
        english: 'Dish Soap',
      },
      towel: { title: 'Paper Towel' },
    });
  });

  test('returns null for a missing value without a fallback', async () => {
    const { data } = await runQuery(`{
      french: product(id: "product-soap", locale: "fr-FR") { title slug }
      strict: product(id: "product-towel", locale: "de-DE", useFallbackLocale: false) { title slug loose: title(useFallbackLocale: true) }
    }`);
    expect(data).toEqual({
      french: { title: null, slug: 'brands/dawn/dish-soap' },
      strict: { title: null, slug: 'brands/bounty/paper-towel', loose: 'Paper Towel' },
    });
  });

  test("applies the locale of a reference to its target, but reads the link in the parent's locale", async () => {
    const { data } =
      await runQuery(`{ page(id: "page-home") { translated(locale: "de-DE") { headline sys { locale } } }
      german: page(id: "page-home", locale: "de-DE") { translated { headline } } }`);
    expect(data).toEqual({
      page: { translated: { headline: 'Rinse well', sys: { locale: 'de-DE' } } },
      german: { translated: { headline: 'Dry well' } },
    });
  });

  test('returns an error at its path, with partial data, for an unknown locale', async () => {
    const answer = await runQuery(
      '{ product(id: "product-soap") { slug title(locale: "xx-XX") } bad: productCollection(locale: "*") { total } }',
    );
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ product: { slug: 'brands/dawn/dish-soap', title: null }, bad: null });
    expect(codesOf(answer)).toEqual(['UNKNOWN_LOCALE', 'UNKNOWN_LOCALE']);
    expect(answer.errors?.map(({ path }) => path)).toEqual([['product', 'title'], ['bad']]);
  });
});

describe('system fields and nodes', () => {
  test("formats sys, metadata and dates as Contentful's API does", async () => {
    const { data } = await runQuery(
      '{ brand(id: "brand-dawn") { founded settings place { lat lon } sys { id spaceId environmentId publishedAt firstPublishedAt publishedVersion locale } contentfulMetadata { tags { id name } concepts { id } } } bounty: brand(id: "brand-bounty") { founded } }',
    );
    expect(data).toEqual({
      brand: {
        founded: '1973-05-01T00:00:00.000Z',
        settings: { theme: 'blue' },
        place: { lat: 39.1, lon: -84.5 },
        sys: {
          id: 'brand-dawn',
          spaceId: 'fixture',
          environmentId: 'master',
          publishedAt: '2026-01-01T10:00:00.000Z',
          firstPublishedAt: '2024-01-02T00:00:00.000Z',
          publishedVersion: 1,
          locale: 'en-US',
        },
        contentfulMetadata: { tags: [{ id: 'seasonal', name: 'Seasonal' }], concepts: [] },
      },
      bounty: { founded: '1965-01-01T08:30:00.000+02:00' },
    });
  });

  test('finds an entry by its opaque id', async () => {
    const first = await runQuery('{ brand(id: "brand-dawn") { _id } }');
    const id = /"_id":"([^"]+)"/.exec(JSON.stringify(first.data))?.[1];
    expect(id).not.toBe('brand-dawn');
    const { data } = await runQuery(
      'query ($id: ID!) { _node(id: $id) { _id ... on Brand { name } } _nodes(ids: [$id, "made-up"]) { __typename } }',
      { id },
    );
    expect(data).toEqual({ _node: { _id: id, name: 'Dawn' }, _nodes: [{ __typename: 'Brand' }, null] });
  });

  test('returns null for an entry with a different content type', async () => {
    const { data } = await runQuery(
      '{ product(id: "brand-dawn") { title } contentTypeLocation(id: "location-one") { title } contentType5WaysToClean(id: "ways-one") { title } }',
    );
    expect(data).toEqual({
      product: null,
      contentTypeLocation: { title: 'Cincinnati' },
      contentType5WaysToClean: { title: 'Five ways' },
    });
  });
});

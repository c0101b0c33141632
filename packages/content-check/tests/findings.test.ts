import { reportPublishedEntries } from '../live-space/published-entries.ts';
import { findingsOf, type Finding } from '../live-space/findings.ts';
import { SpaceChecker } from '../live-space/space-checker.ts';
import { serveSpace } from './served-space.ts';
import { hazards, link, product, spaceWith } from './space.ts';

/** H314 (skin burns) requires gloves and goggles, which the product in these tests lacks. */
const BURNS = hazards(['H314'], { signalWord: 'Danger' });

/** Returns the entries that the first finding with these words concerns. */
const about = (findings: readonly Finding[], words: string): string[] =>
  findings.find(({ what }) => what.includes(words))?.entries.toSorted() ?? [];

test('assigns a finding to the entry itself, to entries that embed it and to related safety data', () => {
  const findings = findingsOf(
    spaceWith([
      BURNS,
      product({ hazards: link('hazards') }),
      ['productsPage', 'page-of-product', { name: 'n', product: link('p') }],
      ['accordion', 'a', { name: 'n', panels: [link('panel')] }],
      ['accordionPanel', 'panel', { title: 't', content: [link('pack')] }],
      ['contentPage', 'page', { name: 'n', slug: 'page', title: 't', components: [link('a')] }],
      ['contentPage', 'other', { name: 'n', slug: 'other', title: 't', components: [link('page')] }],
      ['productVariant', 'pack', { caseUpc: '400000050752' }],
    ]),
  );
  expect(about(findings, 'does not list Chemical-resistant gloves')).toEqual(['hazards', 'p']);
  expect(about(findings, 'has an invalid check digit')).toEqual(['a', 'pack', 'page', 'panel']);
});

test('a finding includes the name of the broken safety rule, if any', () => {
  const findings = findingsOf(
    spaceWith([
      BURNS,
      product({ hazards: link('hazards') }),
      ['productVariant', 'pack', { caseUpc: '400000050752' }],
    ]),
  );
  expect(findings.find(({ what }) => what.includes('gloves, required for H314'))).toMatchObject({
    rule: 'hazards',
  });
  expect(findings.find(({ id }) => id === 'pack')).not.toHaveProperty('rule');
});

test('checks a space in a separate process, and repeats the check only after a change', async () => {
  const served = await serveSpace([BURNS, product({ hazards: link('hazards') })]);
  try {
    const checker = new SpaceChecker(served);
    const first = await checker.findings('published');
    expect(about(first, 'gloves, required for H314')).toEqual(['hazards', 'p']);
    expect(await checker.findings('published')).toBe(first);
    const entry = served.store.current.published.entry('p');
    if (!entry) throw new Error('There is no product');
    const protectiveEquipment = ['Chemical-resistant gloves', 'Chemical splash goggles'];
    served.store.saveDraft({
      ...entry,
      fields: { ...entry.fields, protectiveEquipment: { 'en-US': protectiveEquipment } },
    });
    served.store.publish('Entry', 'p');
    expect(about(await checker.findings('published'), 'gloves, required for H314')).toEqual([]);
  } finally {
    await served.close();
  }
});

test('runs one check at a time and shares it among concurrent callers', async () => {
  const served = await serveSpace([BURNS]);
  try {
    let running = 0;
    let runs = 0;
    const checker = new SpaceChecker(served, async () => {
      running += 1;
      runs += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return [];
    });
    const states = ['preview', 'published', 'preview', 'preview', 'published'] as const;
    await Promise.all(states.map((state) => checker.findings(state)));
    expect(runs).toBe(2);
  } finally {
    await served.close();
  }
});

test('throws a readable error if the space cannot be read, and can run again afterward', async () => {
  const served = await serveSpace([BURNS]);
  try {
    const published = { ...served.published, accessToken: 'wrong' };
    const checker = new SpaceChecker({ published, preview: served.preview });
    await expect(checker.findings('published')).rejects.toThrow(/The delivery API of .* responded with 401/);
    expect(await checker.findings('preview')).toContainEqual(expect.objectContaining({ id: 'hazards' }));
  } finally {
    await served.close();
  }
});

describe('the published entry checker', () => {
  const FINDINGS: Finding[] = [
    {
      id: 'p',
      field: 'warnings',
      what: 'doesn’t include “a”',
      todo: 'add it',
      rule: 'hazards',
      entries: ['p', 'h'],
    },
    { id: 'p', field: 'slug', what: 'is of no rule', todo: 'correct it', entries: ['p'] },
    { id: 'other', what: 'was there before', todo: 'mend it', rule: 'rinsing', entries: ['other'] },
  ];
  const SOON = { delayMs: 0, pauseMs: 1 };
  const linesOf = (spy: jest.SpyInstance): unknown[] =>
    spy.mock.calls.map(([line]): unknown => JSON.parse(String(line)));

  test('logs and counts entries that break a safety rule', async () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const checked = Promise.withResolvers<void>();
    let checks = 0;
    const published = reportPublishedEntries(() => {
      checks += 1;
      checked.resolve();
      return Promise.resolve(FINDINGS);
    }, SOON);
    expect(published.brokenRules).toBe(0);
    published.add('h');
    published.add('unrelated');
    await checked.promise;
    await published.stop();
    expect(checks).toBe(1);
    expect(published.brokenRules).toBe(1);
    expect(linesOf(spy)).toEqual([
      {
        level: 'error',
        event: 'PublishedContentBreaksRule',
        at: expect.any(String),
        entry: 'p',
        rule: 'hazards',
        sentence: 'warnings: doesn’t include “a”; add it',
      },
    ]);
    spy.mockRestore();
  });

  test('retries a failed check', async () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const checked = Promise.withResolvers<void>();
    let checks = 0;
    const published = reportPublishedEntries(() => {
      checks += 1;
      if (checks === 1) return Promise.reject(new Error('no answer'));
      checked.resolve();
      return Promise.resolve(FINDINGS);
    }, SOON);
    published.add('p');
    // The worker's pending timer does not keep Node running, so this timer does.
    const alive = setInterval(() => undefined, 1_000);
    await checked.promise;
    clearInterval(alive);
    await published.stop();
    expect(linesOf(spy)[0]).toMatchObject({ event: 'PublishedContentNotChecked', reason: 'no answer' });
    expect(published.brokenRules).toBe(1);
    spy.mockRestore();
  });

  test('works in batches, with a pause after each check', async () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const checked = Promise.withResolvers<void>();
    const times: number[] = [];
    const published = reportPublishedEntries(
      () => {
        times.push(performance.now());
        published.add('p');
        if (times.length === 3) checked.resolve();
        return Promise.resolve([]);
      },
      { delayMs: 0, pauseMs: 200 },
    );
    for (const id of ['p', 'q', 'r']) published.add(id);
    await checked.promise;
    await published.stop();
    const [first = 0, , third = 0] = times;
    expect(third - first).toBeGreaterThanOrEqual(390);
    spy.mockRestore();
  });
});

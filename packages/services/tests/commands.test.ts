/** `npm run content -- new`, `publish` and `diff` (docs/editors.md). */
import type { ContentTypeProps } from 'contentful-management';
import { z } from 'zod';
import { until } from '../../dev/test-stages/until.ts';
import { FIXTURE } from '@cleanpro/contentful-local/tests/graphql/service';
import {
  startContentServices,
  type RunningServices,
} from '@cleanpro/contentful-local/tests/management/tools/running-services';

// Each command starts a process.
jest.setTimeout(30_000);
let services: RunningServices;

beforeAll(async () => {
  services = await startContentServices(FIXTURE, 'fixture', { tls: true });
});
afterAll(() => services.stop());

const staging = { environmentId: 'staging' };
const field = (id: string, more: Partial<ContentTypeProps['fields'][number]> = {}) => ({
  id,
  name: id,
  type: 'Symbol',
  localized: false,
  required: true,
  ...more,
});
/** Exists only in environments where a test creates it. */
const RECIPE = {
  name: 'Recipe',
  description: '',
  displayField: 'title',
  fields: [
    field('title'),
    field('course', { validations: [{ in: ['starter', 'main'] }] }),
    field('vegan', { type: 'Boolean' }),
    field('steps', { type: 'Array', items: { type: 'Symbol' } }),
    field('note', { required: false }),
  ],
};
async function createRecipe(where: { spaceId?: string; environmentId?: string }): Promise<void> {
  const { contentType } = services.client;
  const params = { ...where, contentTypeId: 'recipe' };
  await contentType.publish(params, await contentType.createWithId(params, RECIPE));
}

const FAILURE = z.object({ code: z.literal(1), stderr: z.string() });
/** Returns the error output of a command, which must fail. */
async function failureOf(...args: string[]): Promise<string> {
  return FAILURE.parse(await services.content(...args).catch((error: unknown) => error)).stderr;
}
const idIn = (printed: string): string => /^(\S+) is a new draft of/.exec(printed)?.[1] ?? '';

describe('content new', () => {
  test('creates an empty draft', async () => {
    const entryId = idIn(await services.content('new', 'note'));
    const { sys, fields } = await services.client.entry.get({ entryId });
    expect(sys).toMatchObject({ version: 1, contentType: { sys: { id: 'note' } } });
    expect(sys.publishedVersion).toBeUndefined();
    expect(fields).toEqual({});
  });

  test('creates an entry of a type that exists only in the environment given by --environment', async () => {
    const { environment, entry } = services.client;
    await environment.createWithId(staging, { name: 'Staging' });
    await until(async () => (await environment.get(staging)).sys.status.sys.id === 'ready');
    await createRecipe(staging);
    expect(await failureOf('new', 'recipe')).toMatch(
      /There is no content type recipe\. There are .*\bnote\b/,
    );
    const entryId = idIn(await services.content('new', 'recipe', '--environment', 'staging'));
    expect((await entry.get({ ...staging, entryId })).fields).toEqual({
      title: { 'en-US': '' },
      course: { 'en-US': 'starter' },
      vegan: { 'en-US': false },
      steps: { 'en-US': [] },
    });
    await expect(entry.get({ entryId })).rejects.toMatchObject({ name: 'NotFound' });
  });

  test('uses the default locale of the space given by --space', async () => {
    // The client sends the locale, although its types lack it.
    const second = { name: 'Second', defaultLocale: 'de' };
    const { sys } = await services.client.space.create({}, second);
    const where = { spaceId: sys.id, environmentId: 'master' };
    expect(await failureOf('new', 'note', '--space', sys.id)).toContain('There are none.');
    await createRecipe(where);
    const entryId = idIn(await services.content('new', 'recipe', '--space', sys.id));
    expect((await services.client.entry.get({ ...where, entryId })).fields.title).toEqual({ de: '' });
  });

  test('does not offer draft content types, and prints the usage if no type is given', async () => {
    await services.client.contentType.createWithId({ contentTypeId: 'sketch' }, RECIPE);
    expect(await failureOf('new', 'sketch')).not.toMatch(/There are .*sketch/);
    expect(await failureOf('new')).toContain('new TYPE');
  });

  test('reports a space that does not exist', async () => {
    expect(await failureOf('new', 'note', '--space', 'nowhere')).toContain('could not be found');
  });
});

describe('content publish and content diff', () => {
  const note = { entryId: 'note-one' };
  const save = async (headline: string) => {
    const entry = await services.client.entry.get(note);
    return services.client.entry.update(note, {
      ...entry,
      fields: { ...entry.fields, headline: { 'en-US': headline } },
    });
  };

  test('diff shows the changes in a draft until it is published', async () => {
    const { fields } = await services.client.entry.get(note);
    await save('Changed');
    expect(await services.content('diff')).toContain(
      ['note note-one', '  headline (en-US)', `  - ${fields.headline?.['en-US']}`, '  + Changed'].join('\n'),
    );
    expect(await services.content('publish', 'note-one')).toBe('note-one is published\n');
    expect((await services.client.entry.get(note)).sys.publishedVersion).toBeDefined();
    expect(await services.content('diff')).not.toContain('note note-one');
  });

  test('diff shows a new entry as never published', async () => {
    const id = idIn(await services.content('new', 'note'));
    expect(await services.content('diff')).toContain(`note ${id}, never published or unpublished`);
  });

  test('publish rejects an invalid entry and lists each broken rule', async () => {
    await save('x'.repeat(300));
    const failure = await failureOf('publish', 'note-one');
    expect(failure).toContain('Validation error');
    expect(failure).toContain('fields.headline.en-US');
    expect(await services.content('diff')).toContain('note note-one');
  });

  test('publish reports an unknown entry as not found', async () => {
    expect(await failureOf('publish', 'nothing')).toContain('could not be found');
  });

  test("diff rejects --space, because it reads the site's content", async () => {
    expect(await failureOf('diff', '--space', 'other')).toContain('diff reads the content of the site');
  });
});

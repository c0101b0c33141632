import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { issueErrors } from '../validation/error.ts';
import { cursorPage } from './cursor-page.ts';
import { badRequest } from './delivery-error.ts';
import { validationFailed } from './management-error.ts';
import { readBody, versionOf } from './management-request.ts';
import { parametersOf } from './parameters.ts';
import { matchingItems, propertyList } from './property-list.ts';
import { RELEASE_SETTINGS, type Releases } from './releases.ts';

const PROPERTIES: ReadonlySet<string> = new Set(['title', 'sys.status', 'sys.createdBy.sys.id']);
const ACTION_PROPERTIES: ReadonlySet<string> = new Set(['action', 'sys.status', 'sys.release.sys.id']);
const VALIDATION = z.object({ action: z.enum(['publish', 'unpublish']).optional() }).nullish();
/**
 * Accepts the older kind of release only. The newer kind has its own versions of entities, which this service does not
 * support.
 */
const OLDER = z.object({
  sys: z.looseObject({ schemaVersion: z.literal('Release.v1').optional() }).optional(),
});

type Item = ReturnType<Releases['toApiItem']>;

/** Filters by the entities that a release contains. */
const ENTITIES: Record<string, (value: string) => (release: Item) => boolean> = {
  'entities.sys.linkType': (value) => (release) =>
    linksOf(release).some(({ linkType }) => linkType === value),
  'entities.sys.id[in]': (value) => (release) => {
    const ids = new Set(value.split(','));
    return linksOf(release).some(({ id }) => ids.has(id));
  },
  'entities[exists]': (value) => (release) => linksOf(release).length > 0 === (value === 'true'),
};
const linksOf = ({ entities }: Item) => entities.items.map(({ sys }) => sys);

/** Creates the routes `/releases[/{id}]` and `/release_actions` of an environment. */
export function createReleasesApp(releases: Releases): Hono {
  const app = new Hono();

  async function settingsOf(context: Context) {
    const body = await readBody(context);
    const parsed = RELEASE_SETTINGS.safeParse(body);
    const older = OLDER.safeParse(body);
    const errors = [parsed, older].flatMap(({ error }) => (error ? issueErrors(error) : []));
    if (!parsed.success || errors.length > 0) throw validationFailed(errors);
    return parsed.data;
  }
  const idOf = (context: Context): string => context.req.param('id') ?? '';

  app.get('/releases', (context) => {
    const parameters = parametersOf(context);
    if (parameters.get('sys.schemaVersion') === 'Release.v2')
      throw badRequest('There are no releases of that kind.');
    const filters = new URLSearchParams(parameters);
    filters.delete('sys.schemaVersion');
    const ofEntities = Object.entries(ENTITIES).flatMap(([name, filter]) => {
      const value = filters.get(name);
      filters.delete(name);
      return value === null ? [] : [filter(value)];
    });
    const items = matchingItems(
      releases.list().map((release) => releases.toApiItem(release)),
      filters,
      PROPERTIES,
    ).filter((release) => ofEntities.every((accepts) => accepts(release)));
    return context.json(cursorPage(items, parameters, new URL(context.req.url).pathname));
  });
  app.post('/releases', async (context) =>
    context.json(releases.toApiItem(releases.create(await settingsOf(context))), 201),
  );
  app.get('/releases/:id', (context) => context.json(releases.toApiItem(releases.get(idOf(context)))));
  app.put('/releases/:id', async (context) => {
    const settings = await settingsOf(context);
    return context.json(releases.toApiItem(releases.save(idOf(context), settings, versionOf(context))));
  });
  app.delete('/releases/:id', (context) => {
    releases.remove(idOf(context));
    return context.body(null, 204);
  });

  for (const [method, archives] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const) {
    app.on(method, '/releases/:id/archived', (context) =>
      context.json(releases.toApiItem(releases.archive(idOf(context), archives, versionOf(context)))),
    );
    app.on(method, '/releases/:id/published', (context) => {
      const action = archives ? 'publish' : 'unpublish';
      const record = releases.begin(idOf(context), action, undefined, versionOf(context));
      return context.json(releases.actions.toApiItem(record), 202);
    });
  }
  app.post('/releases/:id/validate', async (context) => {
    const parsed = VALIDATION.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    const record = releases.begin(idOf(context), 'validate', parsed.data?.action);
    return context.json(releases.actions.toApiItem(record), 202);
  });

  const answerActions = (context: Context, release?: string): Response => {
    const items = releases.actions.list(release).map((action) => releases.actions.toApiItem(action));
    return context.json(propertyList(items, parametersOf(context), ACTION_PROPERTIES));
  };
  app.get('/release_actions', (context) => answerActions(context));
  app.get('/releases/:id/actions', (context) => answerActions(context, releases.get(idOf(context)).id));
  app.get('/releases/:id/actions/:action', (context) =>
    context.json(
      releases.actions.toApiItem(releases.actions.get(idOf(context), context.req.param('action'))),
    ),
  );
  return app;
}

import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { requireOwn } from '../editors/task-rules.ts';
import { newId } from '../new-id.ts';
import { ModelEditor } from '../space/model-editor.ts';
import { currentActor, userLink, WORKSPACE } from '../space/actor.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import { checkVersion } from '../space/store-error.ts';
import { issueErrors } from '../validation/error.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { eventOf } from '../webhooks/events.ts';
import { BODY_FORMAT_HEADER, bodyIn, COMMENT_BODY, type BodyFormat } from './comment-body.ts';
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import { missing, validationFailed } from './management-error.ts';
import { readBody, versionOf } from './management-request.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

const PROPERTIES: ReadonlySet<string> = new Set(['status', 'sys.parent.sys.id']);
const SETTINGS = z.object({ body: COMMENT_BODY, status: z.enum(['active', 'resolved']).optional() });
const COMMENT = SETTINGS.required().extend({
  id: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string().default(WORKSPACE.id),
  updatedBy: z.string().default(WORKSPACE.id),
  on: z.object({
    type: z.enum(['Entry', 'ContentType']),
    id: z.string(),
    /** Field and locale that the comment is about. */
    reference: z.string().optional(),
  }),
  parent: z.string().optional(),
});
type Comment = z.infer<typeof COMMENT>;

interface Options {
  store: ContentStore;
  webhooks: Webhooks;
  recordsFolder: string;
}

/**
 * Creates the routes `/entries/{id}/comments` and `/content_types/{id}/comments` of an environment. Comments are
 * deleted with the entry or content type they belong to.
 */
export function createCommentsApp({ store, webhooks, recordsFolder }: Options): Hono {
  const app = new Hono();
  const editor = new ModelEditor(store);
  const records = new RecordFolder(join(recordsFolder, 'comments'), COMMENT);
  const base = '/:kind{(?:entries|content_types)}/:id/comments';

  store.subscribe(({ action, entity, contentTypes = [] }) => {
    const deleted = contentTypes.flatMap((change) =>
      change.action === 'delete' ? [change.contentType] : [],
    );
    for (const { sys } of [...deleted, ...(action === 'delete' && entity ? [entity] : [])])
      for (const { id } of commentsOn(sys.type, sys.id)) records.remove(id);
  });

  const commentsOn = (type: string, id: string): Comment[] =>
    records.list().filter(({ on }) => on.type === type && on.id === id);

  function parentOf(context: Context): { type: 'Entry' | 'ContentType'; id: string } {
    const id = context.req.param('id') ?? '';
    const type = context.req.param('kind') === 'entries' ? 'Entry' : 'ContentType';
    if (!(type === 'Entry' ? store.find('Entry', id) : editor.find(id))) throw missing(type, id);
    return { type, id };
  }

  function find(context: Context): Comment {
    const { type, id: of } = parentOf(context);
    const id = context.req.param('comment') ?? '';
    const comment = commentsOn(type, of).find((one) => one.id === id);
    if (!comment) throw missing('Comment', id);
    return comment;
  }

  const formatOf = (context: Context): BodyFormat =>
    context.req.header(BODY_FORMAT_HEADER) === 'rich-text' ? 'rich-text' : 'plain-text';

  function item(
    { id, version, createdAt, updatedAt, createdBy, updatedBy, on, parent, body, status }: Comment,
    format: BodyFormat,
  ) {
    const ref = on.reference !== undefined && { ref: on.reference };
    const sys = {
      id,
      type: 'Comment',
      version,
      ...spaceAndEnvironmentLinks(store.current),
      createdAt,
      updatedAt,
    };
    return {
      sys: {
        ...sys,
        createdBy: userLink(createdBy),
        updatedBy: userLink(updatedBy),
        parentEntity: { sys: { type: 'Link', linkType: on.type, id: on.id, ...ref } },
        parent: parent === undefined ? null : { sys: { type: 'Link', linkType: 'Comment', id: parent } },
      },
      body: bodyIn(body, format),
      status,
    };
  }

  function save(comment: Comment, event: 'create' | 'save'): Comment {
    const saved = records.put(comment);
    webhooks.deliver(eventOf(event, item(saved, 'plain-text')));
    return saved;
  }

  async function settingsOf(context: Context): Promise<z.infer<typeof SETTINGS>> {
    const parsed = SETTINGS.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    return parsed.data;
  }

  app.get(base, (context) => {
    const { type, id } = parentOf(context);
    const comments = commentsOn(type, id).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    const items = comments.map((comment) => item(comment, formatOf(context)));
    return context.json(propertyList(items, parametersOf(context), PROPERTIES));
  });
  app.get(`${base}/:comment`, (context) => context.json(item(find(context), formatOf(context))));

  app.post(base, async (context) => {
    const { body, status = 'active' } = await settingsOf(context);
    const on = parentOf(context);
    const parent = context.req.header('x-contentful-parent-id');
    if (parent !== undefined && !commentsOn(on.type, on.id).some(({ id }) => id === parent))
      throw missing('Comment', parent);
    const reference = context.req.header('x-contentful-parent-entity-reference');
    const now = new Date().toISOString();
    const { id: actor } = currentActor();
    const users = { createdBy: actor, updatedBy: actor };
    const sys = { id: newId(), version: 1, createdAt: now, updatedAt: now, ...users };
    const comment = save({ ...sys, on: { ...on, reference }, parent, body, status }, 'create');
    return context.json(item(comment, formatOf(context)), 201);
  });

  app.put(`${base}/:comment`, async (context) => {
    const settings = await settingsOf(context);
    const before = find(context);
    checkVersion(`Comment ${before.id}`, before.version, versionOf(context));
    requireOwn(before, 'Only its writer changes a comment: answer it instead');
    const updatedBy = currentActor().id;
    const sys = { version: before.version + 1, updatedAt: new Date().toISOString(), updatedBy };
    const status = settings.status ?? before.status;
    return context.json(item(save({ ...before, ...settings, ...sys, status }, 'save'), formatOf(context)));
  });

  app.delete(`${base}/:comment`, (context) => {
    const comment = find(context);
    checkVersion(`Comment ${comment.id}`, comment.version, versionOf(context));
    const answers = commentsOn(comment.on.type, comment.on.id).filter(({ parent }) => parent === comment.id);
    requireOwn(comment, 'Only its writer deletes a comment');
    for (const answer of answers)
      requireOwn(answer, 'Others have answered this comment, and their answers would go with it');
    for (const one of [comment, ...answers]) {
      records.remove(one.id);
      webhooks.deliver(eventOf('delete', item(one, 'plain-text')));
    }
    return context.body(null, 204);
  });
  return app;
}

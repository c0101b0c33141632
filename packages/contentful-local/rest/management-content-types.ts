import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { interfaceVersion, ModelEditor, typeVersion } from '../space/model-editor.ts';
import type { ContentStore } from '../space/store.ts';
import type { ContentType } from '../space/types.ts';
import { parseContentType } from '../validation/content-type.ts';
import { issueErrors } from '../validation/error.ts';
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import { missing, validationFailed } from './management-error.ts';
import { answeredPage, readBody, versionOf } from './management-request.ts';
import { parametersOf } from './parameters.ts';
import { matchingItems, propertyList } from './property-list.ts';

const EDITOR_INTERFACE = z.looseObject({
  controls: z.array(z.looseObject({ fieldId: z.string() })).default([]),
});

/**
 * Creates the routes `/content_types[/{id}[/published, /editor_interface]]` of an environment (docs/services.md,
 * "Contentful management").
 */
export function createContentTypesApp(store: ContentStore): Hono {
  const app = new Hono();
  const editor = new ModelEditor(store);

  function answer(type: ContentType): ContentType {
    const published = store.current.contentTypes.has(type.sys.id) && { publishedVersion: 1 };
    return {
      ...type,
      description: type.description ?? '',
      sys: {
        ...published,
        ...type.sys,
        version: typeVersion(type),
        ...spaceAndEnvironmentLinks(store.current),
      },
      fields: type.fields.map((field) => ({ disabled: false, omitted: false, validations: [], ...field })),
    };
  }

  function find(id: string): ContentType {
    const type = editor.find(id);
    if (!type) throw missing('ContentType', id);
    return type;
  }

  async function save(context: Context, id: string): Promise<Response> {
    const existing = editor.find(id);
    const parsed = parseContentType(await readBody(context));
    if ('errors' in parsed) throw validationFailed(parsed.errors);
    const saved = editor.save(id, parsed.settings, versionOf(context));
    return context.json(answer(saved), existing ? 200 : 201);
  }

  app.get('/content_types', (context) =>
    context.json(answeredPage(context, matchingItems(editor.list().map(answer), parametersOf(context)))),
  );
  app.get('/content_types/:id', (context) => context.json(answer(find(context.req.param('id')))));
  app.post('/content_types', (context) => save(context, newId()));
  app.put('/content_types/:id', (context) => save(context, context.req.param('id')));
  app.delete('/content_types/:id', (context) => {
    const { id } = find(context.req.param('id')).sys;
    editor.remove(id, versionOf(context));
    return context.body(null, 204);
  });
  app.put('/content_types/:id/published', (context) => {
    const { id } = find(context.req.param('id')).sys;
    return context.json(answer(editor.publish(id, versionOf(context))));
  });
  app.delete('/content_types/:id/published', (context) => {
    const { id } = find(context.req.param('id')).sys;
    return context.json(answer(editor.unpublish(id, versionOf(context))));
  });

  function answerInterface(id: string): Record<string, unknown> {
    const { sys } = find(id);
    const editorInterface = store.current.editorInterfaces.get(sys.id);
    return {
      controls: [],
      ...editorInterface,
      sys: {
        ...editorInterface?.sys,
        id: 'default',
        type: 'EditorInterface',
        version: interfaceVersion(editorInterface),
        ...spaceAndEnvironmentLinks(store.current),
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: sys.id } },
      },
    };
  }

  app.get('/content_types/:id/editor_interface', (context) =>
    context.json(answerInterface(context.req.param('id'))),
  );
  app.put('/content_types/:id/editor_interface', async (context) => {
    const { id } = find(context.req.param('id')).sys;
    const parsed = EDITOR_INTERFACE.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    const { sys: _sys, ...settings } = parsed.data;
    editor.saveInterface(id, settings, versionOf(context));
    return context.json(answerInterface(id));
  });
  app.get('/editor_interfaces', (context) => {
    const items = editor.list().map(({ sys }) => answerInterface(sys.id));
    return context.json(propertyList(items, parametersOf(context)));
  });
  return app;
}

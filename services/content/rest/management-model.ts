/** What the management API tells about the space and its model; it changes in files only. */
import { Hono } from 'hono';
import { localeItem } from '../space/locale-item.ts';
import type { ContentStore } from '../space/store.ts';
import type { ContentType } from '../space/types.ts';
import { placeOf } from './delivery-item.ts';
import { missing } from './management-error.ts';
import { propertyList } from './property-list.ts';

/** `/content_types[/{id}[/editor_interface]]`, `/locales` and `/tags`, below the address of an environment. */
export function createModelApp(store: ContentStore): Hono {
  const app = new Hono();
  const parametersOf = (request: { url: string }): URLSearchParams => new URL(request.url).searchParams;

  const answer = (type: ContentType): ContentType => ({
    ...type,
    description: type.description ?? '',
    sys: { version: 2, publishedVersion: 1, ...type.sys, ...placeOf(store.current) },
    fields: type.fields.map((field) => ({ disabled: false, omitted: false, validations: [], ...field })),
  });
  function find(id: string): ContentType {
    const type = store.current.contentTypes.get(id);
    if (!type) throw missing('ContentType', id);
    return type;
  }

  app.get('/', (context) => {
    const { environmentId: id, id: space } = store.current;
    const link = { sys: { type: 'Link', linkType: 'Space', id: space } };
    const status = { sys: { type: 'Link', linkType: 'Status', id: 'ready' } };
    return context.json({ sys: { type: 'Environment', id, version: 1, space: link, status }, name: id });
  });
  app.get('/content_types', (context) =>
    context.json(
      propertyList([...store.current.contentTypes.values()].map(answer), parametersOf(context.req)),
    ),
  );
  app.get('/content_types/:id', (context) => context.json(answer(find(context.req.param('id')))));
  app.get('/content_types/:id/editor_interface', (context) => {
    const { id } = find(context.req.param('id')).sys;
    const editorInterface = store.current.editorInterfaces.get(id);
    return context.json({
      controls: [],
      ...editorInterface,
      sys: {
        id: 'default',
        type: 'EditorInterface',
        version: 1,
        ...editorInterface?.sys,
        ...placeOf(store.current),
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id } },
      },
    });
  });
  app.get('/locales', (context) => {
    const space = store.current;
    const locales = space.locales.map((locale) => localeItem(locale, space));
    return context.json(propertyList(locales, parametersOf(context.req)));
  });
  app.get('/tags', (context) => context.json(propertyList(store.current.tags, parametersOf(context.req))));
  return app;
}

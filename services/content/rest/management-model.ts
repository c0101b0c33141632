/** The environment, its locales and tags in the management API. */
import { Hono } from 'hono';
import { localeItem } from '../space/locale-item.ts';
import type { ContentStore } from '../space/store.ts';
import { propertyList } from './property-list.ts';

/** `/`, `/locales` and `/tags`, below the address of an environment. */
export function createModelApp(store: ContentStore): Hono {
  const app = new Hono();
  const parametersOf = (request: { url: string }): URLSearchParams => new URL(request.url).searchParams;

  app.get('/', (context) => {
    const { environmentId: id, id: space } = store.current;
    const link = { sys: { type: 'Link', linkType: 'Space', id: space } };
    const status = { sys: { type: 'Link', linkType: 'Status', id: 'ready' } };
    return context.json({ sys: { type: 'Environment', id, version: 1, space: link, status }, name: id });
  });
  app.get('/locales', (context) => {
    const space = store.current;
    const locales = space.locales.map((locale) => localeItem(locale, space));
    return context.json(propertyList(locales, parametersOf(context.req)));
  });
  app.get('/tags', (context) => context.json(propertyList(store.current.tags, parametersOf(context.req))));
  return app;
}

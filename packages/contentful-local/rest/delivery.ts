import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { acceptsToken, type Token } from '../token.ts';
import { deliveredLocales } from '../space/delivered-locales.ts';
import { LOCALE_HEADER, publishedIn, wantsPublishedLocales } from '../space/locale-publishing.ts';
import type { ContentStore } from '../space/store.ts';
import { isPublicTag } from '../space/tag-visibility.ts';
import type { ContentType } from '../space/types.ts';
import { cursorPage } from './cursor-page.ts';
import { badRequest, DeliveryError, invalidQuery, notFound } from './delivery-error.ts';
import { includesOf } from './delivery-includes.ts';
import { assetItem, contentTypeItem, itemOf, type DeliveryContext } from './delivery-item.ts';
import { findItems } from './delivery-list.ts';
import { ordered } from './delivery-order.ts';
import { parseNumber, selected } from './delivery-query.ts';
import { ChangeLog, syncResponse } from './delivery-sync.ts';
import { timelineParameters } from './delivery-timeline.ts';
import { parametersOf } from './parameters.ts';
import { paginate, propertyList } from './property-list.ts';

const MEDIA_TYPE = 'application/vnd.contentful.delivery.v1+json';
/** Response headers that scripts of other sites may read. */
const EXPOSED = ['etag', 'x-contentful-request-id'];
const PREFLIGHT_SECONDS = 86_400;
const INCLUDE = { default: 1, min: 0, max: 10 };

interface Options {
  store: ContentStore;
  token: Token;
  acceptsKey?: (token: string, preview: boolean) => boolean;
  /** Whether a name refers to the environment. By default, only its id does. */
  isNamed?: (environment: string) => boolean;
  /** Whether this is the preview API, which returns drafts in place of published content. */
  preview: boolean;
  publicImageBase: string;
  /** Base URL of sync pages, such as `http://127.0.0.1:4100/cdn`. */
  publicBase: string;
}

/**
 * Creates the delivery API, or the preview API in the same shape, for Contentful's own `contentful` client
 * (docs/services.md, "Contentful delivery and preview"). The paths are
 * `/spaces/{space}[/environments/{environment}/{entries, assets, content_types, locales, tags, sync}]`. In preview,
 * entries and assets are also below `/timeline`.
 */
export function createDeliveryApp(options: Options): Hono {
  const { store, preview, isNamed = (id) => id === store.current.environmentId } = options;
  const log = new ChangeLog(store);
  const app = new Hono();
  const base = '/spaces/:space/environments/:environment';

  app.use('*', compress(), etag(), cors({ origin: '*', exposeHeaders: EXPOSED, maxAge: PREFLIGHT_SECONDS }));
  app.use('*', async (context, next) => {
    const header = context.req.header('authorization');
    const token =
      header === undefined
        ? (parametersOf(context).get('access_token') ?? '')
        : header.replace(/^Bearer\s+/i, '');
    if (!acceptsToken(options.token, token) && options.acceptsKey?.(token, preview) !== true) {
      throw new DeliveryError(
        401,
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    }
    await next();
    context.header('content-type', MEDIA_TYPE);
    context.header('x-contentful-request-id', randomUUID());
    context.header('vary', LOCALE_HEADER, { append: true });
  });

  app.use('/spaces/:space/*', async (context, next) => {
    const { id } = store.current;
    if (context.req.param('space') !== id) throw notFound('Space', context.req.param('space') ?? '');
    await next();
  });
  app.use(`${base}/*`, async (context, next) => {
    const environment = context.req.param('environment') ?? '';
    if (!isNamed(environment)) throw notFound('Environment', environment);
    await next();
  });

  function deliveryContextOf(context: Context, parameters = parametersOf(context)): DeliveryContext {
    const space = store.current;
    const locale = parameters.get('locale') ?? space.defaultLocale.code;
    if (locale !== '*' && !deliveredLocales(space).some(({ code }) => code === locale))
      throw badRequest(`Unknown locale: ${locale}`);
    const onlyLocale = locale !== '*' && wantsPublishedLocales(context.req.header(LOCALE_HEADER));
    const published = onlyLocale ? publishedIn(space, locale) : space.published;
    return {
      space,
      view: preview ? space.preview : published,
      preview,
      locale,
      publicImageBase: options.publicImageBase,
    };
  }

  function typeOf(deliveryContext: DeliveryContext, parameters: URLSearchParams): ContentType | undefined {
    const id = parameters.get('content_type');
    if (id === null) return undefined;
    const type = deliveryContext.space.contentTypes.get(id);
    if (!type) throw invalidQuery({ name: 'unknownContentType', value: id });
    return type;
  }

  function list(context: Context, kind: 'entries' | 'assets', parameters: URLSearchParams): Response {
    const deliveryContext = deliveryContextOf(context, parameters);
    const assets = kind === 'assets';
    const type = assets ? undefined : typeOf(deliveryContext, parameters);
    const include = parseNumber(parameters, 'include', INCLUDE.default, INCLUDE);
    const { found, withAllFields } = findItems(deliveryContext, parameters, kind, type);
    const sorted = ordered(found, parameters.get('order'), type, assets, (item) => item);
    const select = parameters.get('select');
    const response =
      parameters.get('cursor') === 'true'
        ? cursorPage(sorted, parameters, new URL(context.req.url).pathname)
        : paginate(sorted, parameters);
    const items = response.items.map((item) => selected(withAllFields(item), select, type, assets));
    const { includes, errors } = includesOf(deliveryContext.view, items, assets ? 0 : include, (entity) =>
      itemOf(deliveryContext, entity),
    );
    return context.json({
      ...response,
      items,
      ...(errors.length > 0 && { errors }),
      ...(Object.keys(includes).length > 0 && { includes }),
    });
  }

  app.on('GET', ['/spaces/:space', '/spaces/:space/'], (context) => {
    const { id } = store.current;
    if (context.req.param('space') !== id) throw notFound('Space', context.req.param('space'));
    return context.json({
      sys: { type: 'Space', id },
      name: id,
      locales: deliveredLocales(store.current).map(({ code, name, default: isDefault, fallbackCode }) => ({
        code,
        name,
        default: isDefault,
        fallbackCode,
      })),
    });
  });

  function addEntities(path: string, parametersFor: (context: Context) => URLSearchParams): void {
    app.get(`${path}/entries`, (context) => list(context, 'entries', parametersFor(context)));
    app.get(`${path}/assets`, (context) => list(context, 'assets', parametersFor(context)));
    app.get(`${path}/entries/:id`, (context) => {
      const deliveryContext = deliveryContextOf(context, parametersFor(context));
      const entry = deliveryContext.view.entry(context.req.param('id') ?? '');
      if (!entry) throw notFound('Entry', context.req.param('id') ?? '');
      return context.json(itemOf(deliveryContext, entry));
    });
    app.get(`${path}/assets/:id`, (context) => {
      const deliveryContext = deliveryContextOf(context, parametersFor(context));
      const asset = deliveryContext.view.asset(context.req.param('id') ?? '');
      if (!asset) throw notFound('Asset', context.req.param('id') ?? '');
      return context.json(assetItem(deliveryContext, asset));
    });
  }
  addEntities(base, parametersOf);
  if (preview) addEntities(`${base}/timeline`, (context) => timelineParameters(parametersOf(context)));

  app.get(`${base}/content_types`, (context) => {
    const space = store.current;
    const types = [...space.contentTypes.values()].map((type) => contentTypeItem(space, type));
    return context.json(propertyList(types, parametersOf(context)));
  });
  app.get(`${base}/content_types/:id`, (context) => {
    const space = store.current;
    const type = space.contentTypes.get(context.req.param('id'));
    if (!type) throw notFound('ContentType', context.req.param('id'));
    return context.json(contentTypeItem(space, type));
  });

  app.get(`${base}/locales`, (context) => {
    const locales = deliveredLocales(store.current).map(
      ({ code, name, default: isDefault, fallbackCode, sys: { id = code, version = 1 } = {} }) => ({
        code,
        name,
        default: isDefault,
        fallbackCode,
        sys: { id, type: 'Locale', version },
      }),
    );
    return context.json(propertyList(locales, parametersOf(context)));
  });

  app.get(`${base}/tags`, (context) =>
    context.json(propertyList(store.current.tags.filter(isPublicTag), parametersOf(context))),
  );
  app.get(`${base}/tags/:id`, (context) => {
    const tag = store.current.tags.find(({ sys }) => sys.id === context.req.param('id'));
    if (!tag || !isPublicTag(tag)) throw notFound('Tag', context.req.param('id'));
    return context.json(tag);
  });

  // This service has no taxonomies, so both lists are empty and every lookup is a 404.
  app.get(`${base}/taxonomy/:list{concepts|concept-schemes}`, (context) =>
    context.json(cursorPage([], parametersOf(context), new URL(context.req.url).pathname)),
  );
  app.get(`${base}/taxonomy/:list{concepts|concept-schemes}/:id`, (context) => {
    const type = context.req.param('list') === 'concepts' ? 'TaxonomyConcept' : 'TaxonomyConceptScheme';
    throw notFound(type, context.req.param('id'));
  });

  app.get(`${base}/sync`, (context) => {
    const parameters = parametersOf(context);
    const { space, environment } = context.req.param();
    const url = `${options.publicBase}/spaces/${space}/environments/${environment}/sync`;
    return context.json(
      syncResponse(deliveryContextOf(context, new URLSearchParams()), parameters, log, url),
    );
  });

  // A catch-all route, because Hono ignores the notFound handler of an app that is mounted in another app.
  app.all('*', () => {
    throw new DeliveryError(404, 'NotFound', 'The resource could not be found.');
  });
  app.onError((error, context) => {
    if (!(error instanceof DeliveryError)) throw error;
    const { id, message, details, status } = error;
    context.header('content-type', MEDIA_TYPE);
    return context.body(
      JSON.stringify({
        sys: { type: 'Error', id },
        message,
        ...(details && { details }),
        requestId: randomUUID(),
      }),
      status,
    );
  });
  return app;
}

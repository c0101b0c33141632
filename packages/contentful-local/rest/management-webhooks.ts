import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { ContentStore } from '../space/store.ts';
import { WEBHOOK_SETTINGS, type WebhookDefinition } from '../webhooks/definition.ts';
import type { WebhookCall, Webhooks } from '../webhooks/deliver.ts';
import { ManagementError, missing, unprocessable } from './management-error.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

const isHealthy = ({ status = 0 }: WebhookCall): boolean => status >= 200 && status < 300;

/**
 * Creates the routes `/webhook_definitions` and `/webhooks/{id}/{calls, health}` of a space (docs/services.md,
 * "Contentful webhooks").
 */
export function createWebhooksApp({ store, webhooks }: { store: ContentStore; webhooks: Webhooks }): Hono {
  const app = new Hono();
  const place = () => ({ space: { sys: { type: 'Link', linkType: 'Space', id: store.current.id } } });

  function find(context: Context): { definition: WebhookDefinition; calls: readonly WebhookCall[] } {
    const id = context.req.param('id') ?? '';
    const found = webhooks.get(id);
    if (!found) throw missing('WebhookDefinition', id);
    return found;
  }

  function answer(definition: WebhookDefinition): Record<string, unknown> {
    const { id, version, createdAt, updatedAt, ...settings } = definition;
    return { ...settings, sys: { type: 'WebhookDefinition', id, version, createdAt, updatedAt, ...place() } };
  }

  function overview({ id, requestAt, responseAt, status, reason, eventType }: WebhookCall, url: string) {
    return {
      sys: { type: 'WebhookCallOverview', id, createdAt: requestAt, ...place() },
      requestAt,
      responseAt,
      statusCode: status ?? null,
      errors: reason === undefined ? [] : [reason],
      eventType,
      url,
    };
  }

  async function save(context: Context, id: string): Promise<Response> {
    const before = webhooks.get(id)?.definition;
    const version = Number(context.req.header('x-contentful-version') ?? before?.version);
    if (before && version !== before.version)
      throw new ManagementError(409, 'VersionMismatch', `Webhook ${id} is at version ${before.version}`);
    const body: unknown = await context.req.json().catch(() => undefined);
    const settings = WEBHOOK_SETTINGS.safeParse(
      typeof body === 'object' && body !== null ? { ...before, ...body } : body,
    );
    if (!settings.success) {
      const errors = settings.error.issues.map(({ path, message }) => ({
        name: 'invalid',
        path,
        details: message,
      }));
      throw unprocessable('Validation error', { errors });
    }
    const { name, url, topics, headers, active, filters } = settings.data;
    const now = new Date().toISOString();
    const definition: WebhookDefinition = {
      id,
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      name,
      url,
      topics,
      headers,
      active,
      ...(filters && { filters }),
    };
    webhooks.put(definition);
    return context.json(answer(definition), before ? 200 : 201);
  }

  app.get('/webhook_definitions', (context) =>
    context.json(propertyList(webhooks.list().map(answer), parametersOf(context))),
  );
  app.get('/webhook_definitions/:id', (context) => context.json(answer(find(context).definition)));
  app.post('/webhook_definitions', (context) => save(context, randomUUID()));
  app.put('/webhook_definitions/:id', (context) => save(context, context.req.param('id')));
  app.delete('/webhook_definitions/:id', (context) => {
    webhooks.remove(find(context).definition.id);
    return context.body(null, 204);
  });

  app.get('/webhooks/:id/health', (context) => {
    const { definition, calls } = find(context);
    return context.json({
      sys: { type: 'WebhookHealth', id: definition.id, ...place() },
      calls: { total: calls.length, healthy: calls.filter(isHealthy).length },
    });
  });
  app.get('/webhooks/:id/calls', (context) => {
    const { definition, calls } = find(context);
    const items = calls.map((call) => overview(call, definition.url));
    return context.json(propertyList(items, parametersOf(context)));
  });
  app.get('/webhooks/:id/calls/:call', (context) => {
    const { definition, calls } = find(context);
    const call = calls.find(({ id }) => id === context.req.param('call'));
    if (!call) throw missing('WebhookCallDetails', context.req.param('call'));
    const { url } = definition;
    const { headers, body, status, reason } = call;
    const details = overview(call, url);
    return context.json({
      ...details,
      sys: { ...details.sys, type: 'WebhookCallDetails' },
      request: { url, method: 'POST', headers, body },
      // The target's response is not stored.
      response: { url, statusCode: status ?? null, headers: {}, body: reason ?? '' },
    });
  });
  return app;
}

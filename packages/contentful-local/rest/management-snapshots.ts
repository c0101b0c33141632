import { Hono, type Context } from 'hono';
import { userLink, WORKSPACE } from '../space/actor.ts';
import { ModelEditor } from '../space/model-editor.ts';
import type { PublishHistory, PublishSnapshot, SnapshotKind } from '../space/publish-history.ts';
import type { ContentStore } from '../space/store.ts';
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import { missing } from './management-error.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

/**
 * Creates the routes `/entries/{id}/snapshots` and `/content_types/{id}/snapshots` of an environment. A snapshot is a
 * previously published state.
 */
export function createSnapshotsApp({
  store,
  history,
}: {
  store: ContentStore;
  history: PublishHistory;
}): Hono {
  const app = new Hono();
  const editor = new ModelEditor(store);
  const base = '/:kind{(?:entries|content_types)}/:id/snapshots';

  function list(context: Context): { kind: SnapshotKind; snapshots: PublishSnapshot[] } {
    const id = context.req.param('id') ?? '';
    const kind = context.req.param('kind') === 'entries' ? 'Entry' : 'ContentType';
    if (!(kind === 'Entry' ? store.find('Entry', id) : editor.find(id))) throw missing(kind, id);
    return { kind, snapshots: history.list(kind, id) };
  }

  function answer(kind: SnapshotKind, { id, createdAt, snapshot }: PublishSnapshot) {
    const links = spaceAndEnvironmentLinks(store.current);
    const { publishedBy: createdBy = userLink(WORKSPACE.id) } = snapshot.sys;
    const times = { createdAt, createdBy, updatedAt: createdAt, updatedBy: createdBy };
    const type = { snapshotType: 'publish', snapshotEntityType: kind };
    return {
      sys: { type: 'Snapshot', id, ...times, ...type, ...links },
      snapshot: { ...snapshot, sys: { ...snapshot.sys, ...links } },
    };
  }

  app.get(base, (context) => {
    const { kind, snapshots } = list(context);
    const items = snapshots.map((snapshot) => answer(kind, snapshot));
    return context.json(propertyList(items, parametersOf(context)));
  });
  app.get(`${base}/:snapshot`, (context) => {
    const { kind, snapshots } = list(context);
    const id = context.req.param('snapshot');
    const snapshot = snapshots.find((one) => one.id === id);
    if (!snapshot) throw missing('Snapshot', id);
    return context.json(answer(kind, snapshot));
  });
  return app;
}

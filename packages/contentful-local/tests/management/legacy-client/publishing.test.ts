/** Tests releases, bulk actions and scheduled actions with the older, nested API of Contentful's own client. */
import { managedClient, type LegacyClient, type ManagedClient } from '../official-client.ts';
import { testOperations } from '../operations.ts';

let close: ManagedClient['close'];
let space: LegacyClient['ofSpace'];
let environment: LegacyClient['ofEnvironment'];

beforeAll(async () => {
  const managed = await managedClient();
  ({ close } = managed);
  ({ ofSpace: space, ofEnvironment: environment } = await managed.legacy());
});
afterAll(() => close());

describe('releases and bulk actions', () => {
  const payload = (name: string) => ({
    title: name,
    entities: {
      sys: { type: 'Array' as const },
      items: [{ sys: { type: 'Link' as const, linkType: 'Entry' as const, id: 'note-one' } }],
    },
  });
  const WAIT = { initialDelayMs: 1, retryIntervalMs: 1 };
  let releaseId = '';
  let actionId = '';
  let bulkActionId = '';
  const readRelease = () => environment.getRelease(releaseId);
  const versionOf = async () => ({ releaseId, version: (await readRelease()).sys.version });
  const entity = async () => {
    const { sys } = await environment.getEntry('note-one');
    return {
      sys: { type: 'Link' as const, linkType: 'Entry' as const, id: sys.id, version: sys.version },
    };
  };
  const list = async () => ({ entities: { items: [await entity()] } });
  testOperations([
    [
      'environment.createRelease',
      async () => {
        const created = await environment.createRelease(payload('Spring'));
        releaseId = created.sys.id;
        return created;
      },
      { title: 'Spring', sys: { type: 'Release', status: 'active' } },
    ],
    ['environment.getRelease', readRelease, { title: 'Spring' }],
    ['environment.getReleases', () => environment.getReleases(), { items: [{ title: 'Spring' }] }],
    [
      'environment.updateRelease',
      () => environment.updateRelease({ releaseId, version: 1, payload: payload('Summer') }),
      { title: 'Summer', sys: { version: 2 } },
    ],
    [
      'release.update',
      async () => (await readRelease()).update(payload('Autumn')),
      { title: 'Autumn', sys: { version: 3 } },
    ],
    [
      'environment.validateRelease',
      async () => (await environment.validateRelease({ releaseId })).waitProcessing(WAIT),
      { action: 'validate', sys: { status: 'succeeded' } },
    ],
    [
      'environment.publishRelease',
      async () => {
        const action = await environment.publishRelease(await versionOf());
        actionId = action.sys.id;
        return action.waitProcessing(WAIT);
      },
      { action: 'publish', sys: { status: 'succeeded' } },
    ],
    [
      'environment.getReleaseAction',
      () => environment.getReleaseAction({ releaseId, actionId }),
      { sys: { type: 'ReleaseAction', status: 'succeeded' } },
    ],
    ['environment.getReleaseActions', () => environment.getReleaseActions({}), { items: [{}, {}] }],
    [
      'environment.unpublishRelease',
      async () => (await environment.unpublishRelease(await versionOf())).waitProcessing(WAIT),
      { action: 'unpublish', sys: { status: 'succeeded' } },
    ],
    [
      'release.publish',
      async () => (await readRelease()).publish(WAIT),
      { action: 'publish', sys: { status: 'succeeded' } },
    ],
    [
      'environment.archiveRelease',
      async () => environment.archiveRelease(await versionOf()),
      { sys: { status: 'archived' } },
    ],
    [
      'environment.unarchiveRelease',
      async () => environment.unarchiveRelease(await versionOf()),
      { sys: { status: 'active' } },
    ],
    [
      'environment.deleteRelease',
      async () => {
        await environment.deleteRelease(releaseId);
        return readRelease().catch(({ name }: Error) => name);
      },
      'NotFound',
    ],
    [
      'environment.createPublishBulkAction',
      async () => {
        const action = await environment.createPublishBulkAction(await list());
        bulkActionId = action.sys.id;
        return action.waitProcessing(WAIT);
      },
      { action: 'publish', sys: { status: 'succeeded' } },
    ],
    ['environment.getBulkAction', () => environment.getBulkAction(bulkActionId), { action: 'publish' }],
    [
      'environment.createValidateBulkAction',
      async () => (await environment.createValidateBulkAction(await list())).waitProcessing(WAIT),
      { action: 'validate', sys: { status: 'succeeded' } },
    ],
    [
      'environment.createUnpublishBulkAction',
      async () => (await environment.createUnpublishBulkAction(await list())).waitProcessing(WAIT),
      { action: 'unpublish', sys: { status: 'succeeded' } },
    ],
  ]);
});

describe('scheduled actions', () => {
  const HOUR_MS = 3_600_000;
  const action = {
    action: 'publish' as const,
    entity: { sys: { type: 'Link' as const, linkType: 'Entry' as const, id: 'note-one' } },
    environment: { sys: { type: 'Link' as const, linkType: 'Environment' as const, id: 'master' } },
    scheduledFor: { datetime: new Date(Date.now() + HOUR_MS).toISOString() },
  };
  let scheduledActionId = '';
  const read = () =>
    space.getScheduledAction({ scheduledActionId: scheduledActionId, environmentId: 'master' });
  const create = async () => {
    const created = await space.createScheduledAction(action);
    scheduledActionId = created.sys.id;
    return created;
  };
  testOperations([
    ['space.createScheduledAction', create, { ...action, sys: { status: 'scheduled', version: 1 } }],
    ['space.getScheduledAction', read, { action: 'publish' }],
    [
      'space.getScheduledActions',
      () => space.getScheduledActions({ 'environment.sys.id': 'master' }),
      { items: [{ action: 'publish' }] },
    ],
    [
      'space.updateScheduledAction',
      () =>
        space.updateScheduledAction({
          scheduledActionId: scheduledActionId,
          version: 1,
          payload: { ...action, action: 'unpublish' },
        }),
      { action: 'unpublish', sys: { version: 2 } },
    ],
    [
      'action.update',
      async () => Object.assign(await read(), { action: 'publish' }).update(),
      { action: 'publish', sys: { version: 3 } },
    ],
    ['action.delete', async () => (await read()).delete(), { sys: { status: 'canceled' } }],
    [
      'space.deleteScheduledAction',
      async () => {
        await create();
        return space.deleteScheduledAction({ scheduledActionId: scheduledActionId, environmentId: 'master' });
      },
      { sys: { status: 'canceled' } },
    ],
  ]);
});

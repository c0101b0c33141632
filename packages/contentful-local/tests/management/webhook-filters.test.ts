import { until } from '../../../dev/test-stages/until.ts';
import { Receiver } from './receiver.ts';
import { ManagedSpace, SPACE } from './service.ts';

let target: Receiver;
let managed: ManagedSpace;

beforeEach(async () => {
  target = new Receiver();
  await target.start();
  managed = new ManagedSpace();
});
afterEach(async () => {
  managed.close();
  await target.stop();
});

test("applies a webhook's filters, and by default sends only events from the first environment", async () => {
  const settings = { url: target.url, topics: ['Entry.publish'] };
  const equals = (doc: string, value: string) => ({ equals: [{ doc }, value] });
  const filtersOf = {
    one: [equals('sys.id', 'note-one')],
    types: [
      { in: [{ doc: 'sys.contentType.sys.id' }, ['product', 'note']] },
      { not: equals('sys.id', 'note-one') },
    ],
    pattern: [{ regexp: [{ doc: 'sys.environment.sys.id' }, { pattern: '^mast' }] }],
    elsewhere: [equals('sys.environment.sys.id', 'staging')],
    anywhere: [],
    unfiltered: undefined,
  };
  for (const [name, filters] of Object.entries(filtersOf))
    await managed.call('PUT', `${SPACE}/webhook_definitions/${name}`, { ...settings, name, filters });
  const receivers = (): string[] =>
    target.received
      .splice(0)
      .map(({ headers }) => String(headers['x-contentful-webhook-name']))
      .sort();
  await managed.publish('/entries/note-one');
  await managed.webhooks.settled();
  expect(receivers()).toEqual(['anywhere', 'one', 'pattern', 'unfiltered']);
  await managed.publish('/entries/note-two');
  await managed.webhooks.settled();
  expect(receivers()).toEqual(['anywhere', 'pattern', 'types', 'unfiltered']);
  const { environments } = managed.spaces.first;
  environments.create('staging', 'Staging', environments.first);
  await until(() => environments.find('staging') !== undefined);
  environments.find('staging')?.store.publish('Entry', 'note-one');
  await managed.webhooks.settled();
  expect(receivers()).toEqual(['anywhere', 'elsewhere', 'one']);
});

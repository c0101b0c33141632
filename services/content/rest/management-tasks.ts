/** `/entries/{id}/tasks`, below the address of an environment. */
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import { checkVersion } from '../space/store-error.ts';
import { issueErrors } from '../validation/error.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { eventOf } from '../webhooks/events.ts';
import { placeOf } from './delivery-item.ts';
import { missing, validationFailed } from './management-error.ts';
import { bodyOf, versionOf } from './management-request.ts';
import { USER } from './management-user.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

const PROPERTIES: ReadonlySet<string> = new Set(['status', 'dueDate', 'assignedTo.sys.id']);
const SETTINGS = z.object({
  body: z.string().min(1).max(10_000),
  status: z.enum(['active', 'resolved']).default('active'),
  assignedTo: z.object({
    sys: z.object({ type: z.literal('Link'), linkType: z.enum(['User', 'Team']), id: z.string() }),
  }),
  dueDate: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
});
const TASK = SETTINGS.extend({
  id: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  entry: z.string(),
});
type Task = z.infer<typeof TASK>;

interface Options {
  store: ContentStore;
  webhooks: Webhooks;
  recordsFolder: string;
}

/** Tasks go with their entry. */
export function createTasksApp({ store, webhooks, recordsFolder }: Options): Hono {
  const app = new Hono();
  const records = new RecordFolder(join(recordsFolder, 'tasks'), TASK);
  const base = '/entries/:id/tasks';

  const tasksOf = (entry: string): Task[] => records.list().filter((task) => task.entry === entry);
  store.subscribe(({ action, entity }) => {
    if (action === 'delete' && entity?.sys.type === 'Entry')
      for (const { id } of tasksOf(entity.sys.id)) records.remove(id);
  });

  function entryOf(context: Context): string {
    const id = context.req.param('id') ?? '';
    if (!store.find('Entry', id)) throw missing('Entry', id);
    return id;
  }

  function find(context: Context): Task {
    const id = context.req.param('task') ?? '';
    const task = tasksOf(entryOf(context)).find((one) => one.id === id);
    if (!task) throw missing('Task', id);
    return task;
  }

  function item({ id, version, createdAt, updatedAt, entry, ...settings }: Task) {
    const sys = { id, type: 'Task', version, ...placeOf(store.current), createdAt, updatedAt };
    const parentEntity = { sys: { type: 'Link', linkType: 'Entry', id: entry } };
    return { sys: { ...sys, createdBy: USER, updatedBy: USER, parentEntity }, ...settings };
  }

  function save(task: Task, event: 'create' | 'save'): ReturnType<typeof item> {
    const saved = item(records.put(task));
    webhooks.deliver(eventOf(event, saved));
    return saved;
  }

  async function settingsOf(context: Context): Promise<z.infer<typeof SETTINGS>> {
    const parsed = SETTINGS.safeParse(await bodyOf(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    return parsed.data;
  }

  app.get(base, (context) => {
    const tasks = tasksOf(entryOf(context)).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    return context.json(propertyList(tasks.map(item), parametersOf(context), PROPERTIES));
  });
  app.get(`${base}/:task`, (context) => context.json(item(find(context))));

  app.post(base, async (context) => {
    const settings = await settingsOf(context);
    const now = new Date().toISOString();
    const sys = { id: newId(), version: 1, createdAt: now, updatedAt: now };
    return context.json(save({ ...settings, ...sys, entry: entryOf(context) }, 'create'), 201);
  });

  app.put(`${base}/:task`, async (context) => {
    const settings = await settingsOf(context);
    const { id, version, createdAt, entry } = find(context);
    checkVersion(`Task ${id}`, version, versionOf(context));
    const sys = { id, version: version + 1, createdAt, updatedAt: new Date().toISOString() };
    return context.json(save({ ...settings, ...sys, entry }, 'save'));
  });

  app.delete(`${base}/:task`, (context) => {
    const task = find(context);
    checkVersion(`Task ${task.id}`, task.version, versionOf(context));
    records.remove(task.id);
    webhooks.deliver(eventOf('delete', item(task)));
    return context.body(null, 204);
  });
  return app;
}

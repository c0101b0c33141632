import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { APPROVAL, type Approvals } from '../editors/approvals.ts';
import { requireTaskChange, requireTaskDeletion } from '../editors/task-rules.ts';
import { newId } from '../new-id.ts';
import { currentActor, userLink, WORKSPACE } from '../space/actor.ts';
import { asEntry } from '../space/entity-type.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import { checkVersion } from '../space/store-error.ts';
import type { Entry } from '../space/types.ts';
import { issueErrors } from '../validation/error.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { eventOf } from '../webhooks/events.ts';
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import { missing, validationFailed } from './management-error.ts';
import { readBody, versionOf } from './management-request.ts';
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
/** A new task may request the approval of regulated fields, which is an addition to Contentful's tasks. */
const NEW_TASK = SETTINGS.extend({ approves: z.array(z.string()).min(1).max(50).optional() });
const TASK = SETTINGS.extend({
  id: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  entry: z.string(),
  createdBy: z.string().default(WORKSPACE.id),
  updatedBy: z.string().default(WORKSPACE.id),
  /** Resolving the task gives this approval. */
  approval: APPROVAL.optional(),
});
type Task = z.infer<typeof TASK>;

interface Options {
  store: ContentStore;
  webhooks: Webhooks;
  approvals: Approvals;
  recordsFolder: string;
}

/**
 * Creates the routes `/tasks`, `/entries/{id}/tasks` and `/entries/{id}/regulated_fields` of an environment. Tasks are
 * deleted with their entry.
 */
export function createTasksApp({ store, webhooks, approvals, recordsFolder }: Options): Hono {
  const app = new Hono();
  const records = new RecordFolder(join(recordsFolder, 'tasks'), TASK);
  const base = '/entries/:id/tasks';

  const tasksOf = (entry: string): Task[] => records.list().filter((task) => task.entry === entry);
  store.subscribe(({ action, entity }) => {
    const entry = asEntry(entity);
    if (!entry) return;
    if (action === 'delete') for (const { id } of tasksOf(entry.sys.id)) records.remove(id);
    else if (action === 'save') endApprovals(entry);
  });

  /**
   * Ends the approvals of values that a save changed. This is durable before the save is, so that a crash cannot leave
   * an approval for a changed value.
   */
  function endApprovals(entry: Entry): void {
    for (const task of tasksOf(entry.sys.id)) {
      const approval = task.approval && approvals.afterSave(entry, task.approval);
      if (approval !== task.approval) records.put({ ...task, approval });
    }
  }

  approvals.addSource((entry) => tasksOf(entry).flatMap(({ approval }) => (approval ? [approval] : [])));

  function findEntry(id: string): Entry {
    const entry = asEntry(store.find('Entry', id));
    if (!entry) throw missing('Entry', id);
    return entry;
  }

  function find(context: Context): Task {
    const id = context.req.param('task') ?? '';
    const task = tasksOf(findEntry(context.req.param('id') ?? '').sys.id).find((one) => one.id === id);
    if (!task) throw missing('Task', id);
    return task;
  }

  function item({
    id,
    version,
    createdAt,
    updatedAt,
    createdBy,
    updatedBy,
    entry,
    approval,
    ...settings
  }: Task) {
    const sys = {
      id,
      type: 'Task',
      version,
      ...spaceAndEnvironmentLinks(store.current),
      createdAt,
      updatedAt,
    };
    const users = { createdBy: userLink(createdBy), updatedBy: userLink(updatedBy) };
    const parentEntity = { sys: { type: 'Link', linkType: 'Entry', id: entry } };
    const approves = approval && {
      approves: Object.keys(approval.digests),
      ...(approval.approvedBy !== undefined && { approvedBy: userLink(approval.approvedBy) }),
    };
    return { sys: { ...sys, ...users, parentEntity }, ...settings, ...approves };
  }

  function save(task: Task, event: 'create' | 'save'): ReturnType<typeof item> {
    const saved = item(records.put(task));
    webhooks.deliver(eventOf(event, saved));
    return saved;
  }

  async function parsedBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
    const parsed = schema.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    return parsed.data;
  }

  function requested(entry: Entry, fields: readonly string[]): Task['approval'] {
    const approval = approvals.request(entry, fields);
    if (approval) return approval;
    throw validationFailed([
      { name: 'in', path: ['approves'], details: 'Must be regulated fields of the entry' },
    ]);
  }

  /**
   * Returns the approval of a changed task. Resolving a task gives the approval. Reopening it, which only the workspace
   * may do, requests a new one.
   */
  function approvalAfter(
    { approval, status, entry: id, createdBy }: Task,
    next: Task['status'],
  ): Task['approval'] {
    if (!approval || status === next) return approval;
    const entry = findEntry(id);
    return next === 'active'
      ? requested(entry, Object.keys(approval.digests))
      : approvals.approve(entry, approval, createdBy);
  }

  function answerList(context: Context, tasks: readonly Task[]): Response {
    const sorted = tasks.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    return context.json(propertyList(sorted.map(item), parametersOf(context), PROPERTIES));
  }

  app.get('/tasks', (context) => answerList(context, records.list()));
  app.get(base, (context) => answerList(context, tasksOf(findEntry(context.req.param('id')).sys.id)));
  app.get(`${base}/:task`, (context) => context.json(item(find(context))));

  app.get('/entries/:id/regulated_fields', (context) => {
    const items = approvals.statuses(findEntry(context.req.param('id'))).map(({ changedBy, ...field }) => ({
      ...field,
      ...(changedBy !== undefined && { changedBy: userLink(changedBy) }),
    }));
    return context.json({ sys: { type: 'Array' }, total: items.length, items });
  });

  app.post(base, async (context) => {
    const { approves, ...settings } = await parsedBody(context, NEW_TASK);
    const entry = findEntry(context.req.param('id'));
    const { id: actor } = currentActor();
    const now = new Date().toISOString();
    const sys = {
      id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: actor,
      updatedBy: actor,
    };
    const task = { ...settings, ...sys, entry: entry.sys.id };
    if (!approves) return context.json(save(task, 'create'), 201);
    // A new approval request is always active. An approver resolves it later.
    const approval = requested(entry, approves);
    return context.json(save({ ...task, status: 'active', approval }, 'create'), 201);
  });

  app.put(`${base}/:task`, async (context) => {
    const settings = await parsedBody(context, SETTINGS);
    const before = find(context);
    checkVersion(`Task ${before.id}`, before.version, versionOf(context));
    requireTaskChange(before, settings);
    const approval = approvalAfter(before, settings.status);
    const sys = {
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
      updatedBy: currentActor().id,
    };
    return context.json(save({ ...before, ...settings, ...sys, approval }, 'save'));
  });

  app.delete(`${base}/:task`, (context) => {
    const task = find(context);
    checkVersion(`Task ${task.id}`, task.version, versionOf(context));
    requireTaskDeletion(task);
    records.remove(task.id);
    webhooks.deliver(eventOf('delete', item(task)));
    return context.body(null, 204);
  });
  return app;
}

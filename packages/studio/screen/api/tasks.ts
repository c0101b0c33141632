/** Approval of regulated fields: tasks that request it, and the approval status of each field. */
import { z } from 'zod';
import { environmentRoot, MEDIA_TYPE, request, type Session, versionHeaders } from './client.ts';

const link = z.object({ sys: z.object({ id: z.string() }).loose() });

const task = z
  .object({
    sys: z
      .object({
        id: z.string(),
        version: z.number(),
        createdAt: z.string(),
        updatedAt: z.string(),
        createdBy: link,
        updatedBy: link,
        parentEntity: link,
      })
      .loose(),
    body: z.string(),
    status: z.enum(['active', 'resolved']),
    assignedTo: link,
    /** Ids of the fields whose values are approved when the task is resolved. */
    approves: z.array(z.string()).optional(),
  })
  .loose();
export type Task = z.infer<typeof task>;

const regulatedField = z.object({
  field: z.string(),
  status: z.enum(['published', 'approved', 'unapproved']),
  changedBy: link.optional(),
});
export type RegulatedField = z.infer<typeof regulatedField>;

const user = (id: string) => ({ sys: { type: 'Link', linkType: 'User', id } });

/** Whether a request was refused: it is still active, but assigned back to its author. */
export const isRefused = ({ status, assignedTo, sys }: Task): boolean =>
  status === 'active' && assignedTo.sys.id === sys.createdBy.sys.id;

/** Whether a request was refused after its entry was last published. The draft can still contain the refused values. */
export const isRefusedSince = (publishedAt: string | undefined, request: Task): boolean =>
  isRefused(request) && request.sys.updatedAt > (publishedAt ?? '');

/** Whether a request is waiting for this approver's decision. */
export const waitsFor = (approverId: string, request: Task): boolean =>
  request.assignedTo.sys.id === approverId && !isRefused(request);

/** Creates an API client for tasks that request an approval. */
export function approvalTasks(session: Session) {
  const root = environmentRoot(session);
  const ofEntry = (id: string): string => `${root}/entries/${encodeURIComponent(id)}`;
  const addressOf = ({ sys }: Task): string =>
    `${ofEntry(sys.parentEntity.sys.id)}/tasks/${encodeURIComponent(sys.id)}`;
  const save = (value: Task, changes: Partial<Pick<Task, 'status' | 'body'>>, assignedTo: string) =>
    request(addressOf(value), task, {
      method: 'PUT',
      headers: versionHeaders(value),
      body: JSON.stringify({
        body: value.body,
        status: value.status,
        ...changes,
        assignedTo: user(assignedTo),
      }),
    });
  const activeIn = async (address: string): Promise<Task[]> =>
    (
      await request(`${address}/tasks?status=active&limit=1000`, z.object({ items: z.array(task) }))
    ).items.filter(({ approves }) => approves);
  return {
    /** Lists the active tasks of all entries, oldest first. */
    active: () => activeIn(root),
    activeOf: (entryId: string) => activeIn(ofEntry(entryId)),
    regulatedFields: async (entryId: string): Promise<RegulatedField[]> =>
      (await request(`${ofEntry(entryId)}/regulated_fields`, z.object({ items: z.array(regulatedField) })))
        .items,
    create: (entryId: string, approves: string[], approver: string, body: string) =>
      request(`${ofEntry(entryId)}/tasks`, task, {
        method: 'POST',
        headers: { 'content-type': MEDIA_TYPE },
        body: JSON.stringify({ body, approves, assignedTo: user(approver) }),
      }),
    approve: (value: Task, comment: string) =>
      save(
        value,
        { status: 'resolved', body: comment ? `${value.body}\n\nApproved: ${comment}` : value.body },
        value.assignedTo.sys.id,
      ),
    refuse: (value: Task, comment: string) =>
      save(value, { body: `${value.body}\n\nRejected: ${comment}` }, value.sys.createdBy.sys.id),
    withdraw: (value: Task) =>
      request(addressOf(value), z.unknown(), {
        method: 'DELETE',
        headers: versionHeaders(value),
      }),
  };
}

/**
 * Decides who may change tasks and comments. Editors cannot change what others wrote or decided (docs/services.md,
 * "Editors").
 */
import { currentActor } from '../space/actor.ts';
import { accessDenied, requireRole } from './access.ts';

interface Settings {
  body: string;
  status: 'active' | 'resolved';
  assignedTo: { sys: { id: string } };
  dueDate?: string | undefined;
}

interface Task extends Settings {
  createdBy: string;
  /** Set if the task is an approval request. */
  approval?: unknown;
}

const isAdministrator = (): boolean => currentActor().role === 'administrator';
const isCreator = ({ createdBy }: { createdBy: string }): boolean => currentActor().id === createdBy;

/**
 * Checks that the current editor created a record.
 * @throws ManagementError AccessDenied for another editor's record
 */
export function requireOwn(record: { createdBy: string }, reasons: string): void {
  if (!isAdministrator() && !isCreator(record)) throw accessDenied(reasons);
}

function requireUndecided({ approval, status }: Task): void {
  if (approval !== undefined && status === 'resolved')
    throw accessDenied('This approval was given and stays as it is. Ask for a new one');
}

/**
 * Checks whether the current editor may change a task.
 * @throws ManagementError AccessDenied
 */
export function requireTaskChange(before: Task, after: Settings): void {
  if (isAdministrator()) return;
  requireUndecided(before);
  const isRequest = before.approval !== undefined;
  if (before.status !== after.status && !isRequest && before.assignedTo.sys.id !== currentActor().id)
    requireOwn(before, 'Only its creator and its assignee resolve a task');
  if (before.body !== after.body) {
    if (!isRequest) requireOwn(before, 'Only its creator changes the text of a task');
    else {
      requireRole('approver');
      if (!after.body.startsWith(before.body))
        throw accessDenied('Add to the text of a request: what is there stays');
    }
  }
  if (before.assignedTo.sys.id === after.assignedTo.sys.id && before.dueDate === after.dueDate) return;
  if (!isCreator(before)) {
    if (!isRequest) requireOwn(before, 'Only its creator assigns a task');
    requireRole('approver');
  }
}

/**
 * Checks whether the current editor may delete a task. Editors may delete their own tasks, except approval requests
 * that were resolved.
 * @throws ManagementError AccessDenied
 */
export function requireTaskDeletion(task: Task): void {
  if (isAdministrator()) return;
  requireUndecided(task);
  requireOwn(task, 'Only its creator deletes a task');
}

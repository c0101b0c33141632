/** Who makes a change: the editor of the request, or the workspace itself, whose token is CONTENTFUL_MANAGEMENT_TOKEN. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Link } from './types.ts';

export interface Actor {
  id: string;
  role: 'author' | 'publisher' | 'approver' | 'administrator';
}

/** Whoever has the workspace's token; also what happens without a request, such as a change of files. */
export const WORKSPACE: Actor = { id: 'editor', role: 'administrator' };

const actors = new AsyncLocalStorage<Actor>();

/** Runs something, and what it starts, as an editor. */
export const actAs = <T>(actor: Actor, operate: () => T): T => actors.run(actor, operate);

export const currentActor = (): Actor => actors.getStore() ?? WORKSPACE;

export const userLink = (id: string): Link => ({ sys: { type: 'Link', linkType: 'User', id } });

/** The user that `sys` names as who makes the change. */
export const currentUser = (): Link => userLink(currentActor().id);

/** Author of a change: the current editor, or the workspace, whose token is CONTENTFUL_MANAGEMENT_TOKEN. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Link } from './types.ts';

export interface Actor {
  id: string;
  role: 'author' | 'publisher' | 'approver' | 'administrator';
}

/**
 * The owner of the workspace's token. Changes without a request, such as changes of files, also count as the
 * workspace's.
 */
export const WORKSPACE: Actor = { id: 'editor', role: 'administrator' };

const actors = new AsyncLocalStorage<Actor>();

/** Runs a function, and everything it starts, as an actor. */
export const actAs = <T>(actor: Actor, operate: () => T): T => actors.run(actor, operate);

export const currentActor = (): Actor => actors.getStore() ?? WORKSPACE;

export const userLink = (id: string): Link => ({ sys: { type: 'Link', linkType: 'User', id } });

/** Returns a link to the current actor, for use in `sys`. */
export const currentUser = (): Link => userLink(currentActor().id);

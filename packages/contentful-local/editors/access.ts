/** Rights of editors by role. The workspace's token may do everything (docs/services.md, "Editors"). */
import { currentActor, type Actor } from '../space/actor.ts';
import { ManagementError } from '../rest/management-error.ts';

type Role = Actor['role'];

/** Roles in ascending order. Each role includes the rights of the roles before it. */
const ROLES: readonly Role[] = ['author', 'publisher', 'approver', 'administrator'];

const READ = ['GET', 'HEAD'];
const WRITE = ['POST', 'PUT', 'PATCH', 'DELETE'];

interface Rule {
  methods: readonly string[];
  /** Matches the whole path, starting at `/spaces`, `/users` or `/organizations`. */
  path: RegExp;
  role: Role;
}

const rule = (role: Role, methods: readonly string[], path: string): Rule => ({
  role,
  methods,
  path: new RegExp(`^${path.replaceAll('*', '[^/]+')}/?$`),
});
const ENVIRONMENT = '/spaces/*/environments/*';

/**
 * Requests that match no rule need the workspace's token: the content model, keys, webhooks, roles, environments,
 * spaces.
 */
const RULES: readonly Rule[] = [
  rule('author', READ, '/spaces(?:/*)?'),
  rule(
    'author',
    READ,
    '/spaces/*/(?:users|space_members|space_memberships|roles|scheduled_actions|uploads)(?:/*)?',
  ),
  rule('author', READ, '/spaces/*/(?:environments|environment_aliases)(?:/*)?'),
  rule('author', READ, `${ENVIRONMENT}/.+`),
  rule('author', READ, '/organizations(?:/*)?'),
  rule('author', READ, '/organizations/*/users(?:/*)?'),
  rule('author', [...READ, ...WRITE], '/users/me(?:/access_tokens(?:/*(?:/revoked)?)?)?'),
  rule('author', WRITE, `(?:/spaces/*|${ENVIRONMENT})/uploads(?:/*)?`),
  rule('author', WRITE, `${ENVIRONMENT}/(?:entries|assets)(?:/*)?`),
  rule('author', WRITE, `${ENVIRONMENT}/assets/*/files/*/process`),
  rule('author', WRITE, `${ENVIRONMENT}/(?:entries|content_types)/*/comments(?:/*)?`),
  rule('author', WRITE, `${ENVIRONMENT}/entries/*/tasks(?:/*)?`),
  // The rights for a bulk action depend on its body, so its handler checks them.
  rule('author', ['POST'], `${ENVIRONMENT}/bulk_actions(?:/*)?`),
  rule('author', ['POST'], `${ENVIRONMENT}/releases/*/validate`),
  rule('publisher', WRITE, `${ENVIRONMENT}/(?:entries|assets)/*/(?:published|archived)`),
  rule('publisher', WRITE, `${ENVIRONMENT}/releases(?:/*(?:/published|/archived)?)?`),
  rule('publisher', WRITE, `${ENVIRONMENT}/tags(?:/*)?`),
  rule('publisher', WRITE, '/spaces/*/scheduled_actions(?:/*)?'),
];

/** Whether an actor has a role or a higher one. */
export const hasRole = (actor: Actor, role: Role): boolean =>
  ROLES.indexOf(actor.role) >= ROLES.indexOf(role);

/** Creates Contentful's error for a request that the editor may not make. */
export const accessDenied = (reasons: string): ManagementError =>
  new ManagementError(403, 'AccessDenied', 'Forbidden', { reasons });

/**
 * Checks the role of the current editor.
 * @throws ManagementError AccessDenied when the role is too low
 */
export function requireRole(role: Role): void {
  const actor = currentActor();
  if (!hasRole(actor, role)) throw accessDenied(`This needs the role ${role}; yours is ${actor.role}`);
}

/**
 * Checks whether a role may send a request.
 * @param path starts at `/spaces`, `/users` or `/organizations`
 * @throws ManagementError AccessDenied, naming the role that the request needs
 */
export function requireAccess(actor: Actor, method: string, path: string): void {
  if (hasRole(actor, 'administrator')) return;
  const needed = RULES.filter((one) => one.methods.includes(method) && one.path.test(path)).map(
    ({ role }) => role,
  );
  if (needed.some((role) => hasRole(actor, role))) return;
  const lowest = ROLES.find((role) => needed.includes(role));
  throw accessDenied(
    lowest
      ? `This needs the role ${lowest}; yours is ${actor.role}`
      : `The role ${actor.role} may not do this: ask the administrator`,
  );
}

import { hash } from 'node:crypto';

/** A hash of a value's JSON, which differs when its content does: 43 characters of base64url. */
export const jsonHash = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');

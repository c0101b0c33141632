import { hash } from 'node:crypto';

/** Returns a SHA-256 hash of a value's JSON: 43 characters of base64url. */
export const jsonHash = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');

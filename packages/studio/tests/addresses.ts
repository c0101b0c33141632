/** Addresses of the tests' services, studio and site, and the editors who are signed in there. */
import { fileURLToPath } from 'node:url';

const port = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

export const SERVICES_PORT = port('SERVICES_PORT', 4391);
export const STUDIO_PORT = port('STUDIO_PORT', 3392);
export const STUDIO_URL = `http://localhost:${STUDIO_PORT}`;
export const SITE_PORT = port('PORT', 3391);
export const SITE_URL = `http://localhost:${SITE_PORT}`;

export interface Editor {
  name: string;
  role: 'author' | 'publisher' | 'approver';
}

/** Editors of every studio that the tests start. */
export const EDITORS = {
  author: { name: 'Ada Author', role: 'author' },
  publisher: { name: 'Paul Publisher', role: 'publisher' },
  approver: { name: 'Una Approver', role: 'approver' },
  secondApprover: { name: 'Sue Second', role: 'approver' },
} as const satisfies Record<string, Editor>;
export type EditorName = keyof typeof EDITORS;
export const EDITOR_NAMES = ['author', 'publisher', 'approver', 'secondApprover'] as const;

/** Returns the file with an editor's signed-in state: `test.use({ storageState: sessionOf('author') })`. */
export const sessionOf = (editor: EditorName): string =>
  fileURLToPath(new URL(`../../../test-results/studio-${editor}.json`, import.meta.url));

import type { studioEnvironment } from '../environment.ts';
import { EditorsClient } from './editors.ts';

/** Returns a link to sign in with a key. The key is in the fragment, so that no server logs it. */
export const signInAddress = (studioUrl: string, key: string): string => `${studioUrl}/sign-in#key=${key}`;

/** Creates a client for the editors of an environment's services. */
export function editorsOf(env: ReturnType<typeof studioEnvironment>): EditorsClient {
  const root = `http://${env.SERVICES_HOST}:${env.SERVICES_PORT}/management`;
  return new EditorsClient(root, env.CONTENTFUL_MANAGEMENT_TOKEN ?? '');
}

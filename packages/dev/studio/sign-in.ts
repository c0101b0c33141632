import type { studioEnvironment } from '../environment.ts';
import { EditorsClient } from './editors.ts';

/** Where somebody signs in with a key, which the address has in its fragment: no server logs it. */
export const signInAddress = (studioUrl: string, key: string): string => `${studioUrl}/sign-in#key=${key}`;

/** The editors of the services of an environment. */
export function editorsOf(env: ReturnType<typeof studioEnvironment>): EditorsClient {
  const root = `http://${env.SERVICES_HOST}:${env.SERVICES_PORT}/management`;
  return new EditorsClient(root, env.CONTENTFUL_MANAGEMENT_TOKEN ?? '');
}

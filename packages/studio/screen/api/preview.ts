/** Requests about the site beside the form. */
import { z } from 'zod';
import { request } from './client.ts';

/** Whether the site answers. */
export const isSiteRunning = async (): Promise<boolean> =>
  (await request('/site', z.object({ isRunning: z.boolean() }))).isRunning;

import { z } from 'zod';
import type { Session } from '../api/client.ts';

export const savedViews = z.array(z.object({ id: z.string(), name: z.string(), query: z.string() }));
export type View = z.infer<typeof savedViews>[number];

/** Constant, so that its identity is the same in each render. */
export const NO_VIEWS: View[] = [];

/** Returns the views that every editor has. */
export const defaultViews = ({ user }: Session): View[] => [
  { id: 'everything', name: 'All entries', query: '' },
  { id: 'drafts', name: 'My drafts', query: `status=draft&updated_by=${encodeURIComponent(user.id)}` },
  { id: 'edited', name: 'Edited by me', query: `updated_by=${encodeURIComponent(user.id)}` },
  { id: 'changed', name: 'Unpublished changes', query: 'status=changed' },
  { id: 'published', name: 'Recently published', query: 'status=published&order=-sys.publishedAt' },
  { id: 'archived', name: 'Archived', query: 'status=archived' },
];

/** Live events: changes made elsewhere, and which editors have which entry open. */
import { z } from 'zod';

const event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('changed'),
    entity: z.enum(['Entry', 'Asset']),
    id: z.string(),
    version: z.number(),
    by: z.string(),
  }),
  z.object({
    type: z.literal('presence'),
    entryId: z.string(),
    editors: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
]);
export type LiveEvent = z.infer<typeof event>;

const listeners = new Set<(event: LiveEvent) => void>();
const latestPresence = new Map<string, LiveEvent>();
let source: EventSource | undefined;

function receive({ data }: MessageEvent<string>): void {
  const parsed = event.safeParse(JSON.parse(data));
  if (!parsed.success) return;
  if (parsed.data.type === 'presence') latestPresence.set(parsed.data.entryId, parsed.data);
  for (const listener of listeners) listener(parsed.data);
}

/**
 * Calls a listener for each event, and immediately with the latest presence of each entry. All listeners in a tab
 * share one stream.
 * @returns the function that unsubscribes
 */
export function subscribe(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  if (!source) {
    source = new EventSource('/events');
    source.addEventListener('message', receive);
  }
  for (const presence of latestPresence.values()) listener(presence);
  return () => {
    listeners.delete(listener);
  };
}

/** Reports which entry is open in this tab, or null for none. The server forgets the report after 30 seconds. */
export async function sendPresence(entryId: string | null): Promise<void> {
  // A failed report is not worth interrupting the editor.
  await fetch('/presence', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entryId }),
  }).catch(() => undefined);
}

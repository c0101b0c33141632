/** What happens elsewhere while this tab is open: changes of entries, and who has which open. */
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

/** Calls back for each event, first of all for who has which entry open. The tab has one stream for all. @returns what ends it */
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

/** Says which entry is open here, or that none is. It is forgotten after half a minute. */
export async function sendPresence(entryId: string | null): Promise<void> {
  // Others see it later: no reason to disturb who is writing.
  await fetch('/presence', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entryId }),
  }).catch(() => undefined);
}

/** `GET /events` and `POST /presence`. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { StudioError } from '../error.ts';
import type { ManagementClient } from '../management/client.ts';
import type { SignedIn } from '../sessions/cookie.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { Changes } from './changes.ts';
import { Listeners, type Listener, type LiveEvent } from './listeners.ts';
import { Presence } from './presence.ts';

/** Heartbeat interval, shorter than the idle timeout of proxies. */
const HEARTBEAT_MS = 15_000;
const MAX_BODY_BYTES = 1024;
const OPENED = z.object({
  entryId: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .nullable(),
});

interface Options {
  management: ManagementClient;
  sessions: Sessions;
  environmentPath: string;
  pollMs?: number | undefined;
}

export function createLiveApp({ management, sessions, environmentPath, pollMs }: Options): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  const listeners = new Listeners();
  const presence = new Presence(listeners);
  const changes = new Changes({
    management,
    sessions,
    listeners,
    environmentPath,
    ...(pollMs && { intervalMs: pollMs }),
  });
  sessions.onEnd((session) => listeners.closeOf(session));

  app.get('/events', (context) => {
    const { session } = context.var;
    context.header('cache-control', 'no-store');
    // Keeps proxies from buffering the stream.
    context.header('x-accel-buffering', 'no');
    return streamSSE(context, async (stream) => {
      const write = (event: LiveEvent): void =>
        void stream.writeSSE({ data: JSON.stringify(event) }).catch(() => undefined);
      await new Promise<void>((resolve) => {
        const heartbeat = setInterval(() => void stream.write(':\n\n'), HEARTBEAT_MS).unref();
        const listener: Listener = {
          session,
          send: write,
          close: () => {
            clearInterval(heartbeat);
            listeners.remove(listener);
            resolve();
          },
        };
        stream.onAbort(listener.close);
        listeners.add(listener);
        // Sends the response headers, which wait for the first bytes.
        void stream.write(':\n\n');
        for (const event of presence.events()) write(event);
        changes.start();
      });
    });
  });

  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new StudioError(413, 'PayloadTooLarge', 'The id is too long.');
    },
  });
  app.post('/presence', limit, async (context) => {
    const parsed = OPENED.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success)
      throw new StudioError(400, 'BadRequest', 'The body must be {"entryId": an id, or null}.');
    presence.open(context.var.session, parsed.data.entryId);
    return context.body(null, 204);
  });
  return app;
}

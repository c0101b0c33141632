/** Messages between the studio and the site in the frame: the protocol of @contentful/live-preview. */
import { z } from 'zod';

const SITE = z.literal('live-preview-sdk');

const message = z.discriminatedUnion('method', [
  z.object({ source: SITE, method: z.literal('CONNECTED') }),
  z.object({
    source: SITE,
    method: z.literal('TAGGED_FIELD_CLICKED'),
    entryId: z.string().optional(),
    assetId: z.string().optional(),
    fieldId: z.string(),
  }),
]);

interface Site {
  frame: () => HTMLIFrameElement | null;
  origin: string;
  onConnected: () => void;
  /** Called when text or an image is clicked, with the field of its entry or asset. */
  onField: (clicked: { entryId?: string | undefined; assetId?: string | undefined; fieldId: string }) => void;
}

/** Sends a message to the site in the frame. */
export function send({ frame, origin }: Pick<Site, 'frame' | 'origin'>, method: string, rest: object): void {
  frame()?.contentWindow?.postMessage({ source: 'live-preview-editor', method, ...rest }, origin);
}

/**
 * Listens to messages from the site in the frame, and ignores all other senders.
 * @returns the function that stops it
 */
export function listen(site: Site): () => void {
  const receive = (event: MessageEvent<unknown>): void => {
    if (event.origin !== site.origin || event.source !== site.frame()?.contentWindow) return;
    const parsed = message.safeParse(event.data);
    if (!parsed.success) return;
    if (parsed.data.method === 'CONNECTED') site.onConnected();
    else site.onField(parsed.data);
  };
  addEventListener('message', receive);
  return () => removeEventListener('message', receive);
}

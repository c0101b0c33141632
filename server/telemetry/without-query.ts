import type { SpanProcessor } from '@opentelemetry/sdk-trace-base';

/** Attributes of Next's spans that contain a request's URL. */
const ADDRESSES = ['http.target', 'http.url', 'url.full'];

const resolved = (): Promise<void> => Promise.resolve();

/** Removes queries, which may contain visitors' input, from the URLs in spans. */
export const withoutQuery: SpanProcessor = {
  onStart(span) {
    for (const name of ADDRESSES) {
      const address = span.attributes[name];
      if (typeof address === 'string') span.setAttribute(name, address.replace(/[?#].*/s, ''));
    }
  },
  onEnd: () => undefined,
  forceFlush: resolved,
  shutdown: resolved,
};

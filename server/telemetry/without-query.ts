import type { SpanProcessor } from '@opentelemetry/sdk-trace-base';

/** Attributes of Next's spans that have the address of a request. */
const ADDRESSES = ['http.target', 'http.url', 'url.full'];

const resolved = (): Promise<void> => Promise.resolve();

/** Takes queries, which may contain visitors' input, off the addresses in spans. */
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

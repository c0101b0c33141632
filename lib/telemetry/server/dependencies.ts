import { subscribe } from 'node:diagnostics_channel';
import { z } from 'zod';
import type { TelemetryReporter } from './reporter';

/** Successful calls faster than this are not reported. */
const SLOW_SECONDS = 1;

const REQUEST = z.custom<{ origin?: string | URL; path: string; method?: string }>(
  (value) => typeof value === 'object' && value !== null && 'path' in value,
);
const MESSAGE = z.object({
  request: REQUEST,
  response: z.looseObject({ statusCode: z.number() }).optional(),
});

/** Reports slow and failed `fetch` calls of this process, through Node's diagnostics channels. */
export function reportDependencies(reporter: TelemetryReporter): void {
  const started = new WeakMap<object, number>();
  const statuses = new WeakMap<object, number>();

  const on = (channel: string, handle: (message: z.infer<typeof MESSAGE>) => void): void =>
    subscribe(channel, (message) => {
      const parsed = MESSAGE.safeParse(message);
      if (parsed.success) handle(parsed.data);
    });

  const finish = ({ request }: z.infer<typeof MESSAGE>): void => {
    const start = started.get(request);
    if (start === undefined) return;
    started.delete(request);
    const href = `${String(request.origin ?? '')}${request.path}`;
    if (!URL.canParse(href)) return;
    const url = new URL(href);
    const status = statuses.get(request) ?? 0;
    const seconds = (performance.now() - start) / 1_000;
    if (reporter.isEndpoint(url) || (seconds < SLOW_SECONDS && status > 0 && status < 500)) return;
    reporter.dependency({ method: request.method ?? 'GET', url, seconds, status });
  };

  on('undici:request:create', ({ request }) => started.set(request, performance.now()));
  on('undici:request:headers', ({ request, response }) => {
    if (response) statuses.set(request, response.statusCode);
  });
  on('undici:request:trailers', finish);
  on('undici:request:error', finish);
}

/** Watches the calls that the site makes to other services, wherever in the code they are made. */
import { subscribe } from 'node:diagnostics_channel';
import { z } from 'zod';
import type { TelemetryReporter } from './reporter';

/** A call that takes this long is slow. Quick calls that succeed are not reported. */
const SLOW_SECONDS = 1;

const REQUEST = z.custom<{ origin?: string | URL; path: string; method?: string }>(
  (value) => typeof value === 'object' && value !== null && 'path' in value,
);
const MESSAGE = z.object({
  request: REQUEST,
  response: z.looseObject({ statusCode: z.number() }).optional(),
});

/** Reports slow and failed calls of the platform's fetch, by the channels that it announces them on. */
export function reportDependencies(reporter: TelemetryReporter): void {
  const started = new WeakMap<object, number>();
  const statuses = new WeakMap<object, number>();

  const on = (channel: string, then: (message: z.infer<typeof MESSAGE>) => void): void =>
    subscribe(channel, (message) => {
      const parsed = MESSAGE.safeParse(message);
      if (parsed.success) then(parsed.data);
    });

  const finish = ({ request }: z.infer<typeof MESSAGE>): void => {
    const start = started.get(request);
    if (start === undefined) return;
    started.delete(request);
    const address = `${String(request.origin ?? '')}${request.path}`;
    if (!URL.canParse(address)) return;
    const url = new URL(address);
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

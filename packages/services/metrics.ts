/** Metrics of the embedded services for Prometheus, on a private port (docs/operations.md, "Seeing"). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { measureProcess } from '@cleanpro/node-service/metrics/measure-process';
import { servePrometheus } from '@cleanpro/node-service/metrics/serve-prometheus';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { log } from '@cleanpro/node-service/logging/log';
import type { QueueLength } from '@cleanpro/backend/members/queues';

interface Options {
  host: string;
  port: number;
  /** Folder of the site's build, which belongs to the same release. */
  build?: string;
  /** Queues of the member service, if it runs in this process. */
  memberQueues?: (() => Promise<QueueLength[]>) | undefined;
  /** Number of waiting webhooks, if the content service runs in this process. */
  waitingWebhooks?: (() => number) | undefined;
  /** Number of safety rules that publishes broke, if the content check runs in this process. */
  brokenRules?: (() => number) | undefined;
}

/**
 * Serves `/metrics`.
 * @returns a function that stops the server
 * @throws Error when the port is not available
 */
export async function serveMetrics({
  host,
  port,
  build = process.env.NEXT_DIST_DIR ?? '.next',
  memberQueues,
  waitingWebhooks,
  brokenRules,
}: Options): Promise<() => Promise<void>> {
  const meters = new MeterProvider({ readers: [await servePrometheus({ host, port })] });
  const meter = meters.getMeter('services');
  const buildIdFile = join(build, 'BUILD_ID');
  measureProcess(meter, 'services', existsSync(buildIdFile) ? readFileSync(buildIdFile, 'utf8') : undefined);
  meter
    .createObservableGauge('services.queue.length', { description: 'What waits in the services' })
    .addCallback(async (result) => {
      if (waitingWebhooks) result.observe(waitingWebhooks(), { queue: 'webhooks', state: 'waiting' });
      try {
        for (const { queue, state, length } of (await memberQueues?.()) ?? [])
          result.observe(length, { queue, state });
      } catch (error) {
        log('warn', 'QueuesNotMeasured', { message: errorMessage(error) });
      }
    });
  if (brokenRules)
    meter
      .createObservableCounter('services.published_rule_breaks', {
        description: 'Safety rules that published entries broke, each time one was published',
      })
      .addCallback((result) => result.observe(brokenRules()));
  return () => meters.shutdown();
}

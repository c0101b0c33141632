import { randomUUID } from 'node:crypto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import type { Resource } from '@opentelemetry/resources';

/** Tells processes apart that have the same name: their counters are apart, too. */
const INSTANCE_ID = randomUUID();

/** What metrics and traces come from; OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override it. */
export const siteResource = (): Resource =>
  defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'site',
        'service.instance.id': INSTANCE_ID,
        'process.pid': process.pid,
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }));

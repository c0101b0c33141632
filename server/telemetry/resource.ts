import { randomUUID } from 'node:crypto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import type { Resource } from '@opentelemetry/resources';

/** Distinguishes processes with the same name, because each has its own counters. */
const INSTANCE_ID = randomUUID();

/** Returns the source of metrics and traces. OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override it. */
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

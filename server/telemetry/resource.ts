import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import type { Resource } from '@opentelemetry/resources';

/** What metrics and traces come from; OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override it. */
export const siteResource = (): Resource =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'site', 'process.pid': process.pid }))
    .merge(detectResources({ detectors: [envDetector] }));

import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { reportDependencies } from './dependencies';
import { TelemetryReporter } from './reporter';

/** Starts the server's telemetry, once per process, unless it is off. */
export function startServerTelemetry(): void {
  const { telemetry, BRAND_CODE } = serverConfig();
  if (!telemetry || globalThis.telemetryReporter) return;
  const reporter = new TelemetryReporter({ connection: telemetry, brand: BRAND_CODE });
  globalThis.telemetryReporter = reporter;
  reportDependencies(reporter);
  process.once('SIGTERM', () => void reporter.flush());
}

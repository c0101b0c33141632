import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { reportDependencies } from './dependencies';
import { TelemetryReporter } from './reporter';

/** Starts telemetry of the server, once for each process; nothing is sent where it is switched off. */
export function startServerTelemetry(): void {
  const { telemetry, BRAND_CODE } = serverConfig();
  if (!telemetry || globalThis.telemetryReporter) return;
  const reporter = new TelemetryReporter({ connection: telemetry, brand: BRAND_CODE });
  globalThis.telemetryReporter = reporter;
  reportDependencies(reporter);
  process.once('SIGTERM', () => void reporter.flush());
}

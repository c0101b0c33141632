/**
 * Serves the management API at the root of its own port, because Contentful's tools accept a host but no path
 * (docs/services.md).
 */
import { once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { ownCertificate } from './certificate.ts';
import { ConfigurationError } from '@cleanpro/node-service/configuration-error';
import { type ServicesConfig } from './config.ts';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { log } from '@cleanpro/node-service/logging/log';

export interface ManagementServer {
  port: number;
  /** Path of the certificate file; undefined without TLS. */
  certificate: string | undefined;
  close: () => void;
}

/**
 * Listens on `MANAGEMENT_PORT`. If the default port is taken, continues without it, because the API is also served
 * below `/management`.
 * @returns undefined if nothing listens
 * @throws ConfigurationError when the configured port cannot be used
 */
export async function startManagementServer(
  config: ServicesConfig,
  app: Hono,
): Promise<ManagementServer | undefined> {
  if (config.MANAGEMENT_PORT === 'off') return undefined;
  const port = config.MANAGEMENT_PORT ?? config.SERVICES_PORT + 1;
  const certificate = config.MANAGEMENT_TLS
    ? await ownCertificate(join(config.DATA_DIR, 'management-tls'), config.SERVICES_HOST)
    : undefined;
  const server = createAdaptorServer({
    fetch: app.fetch,
    ...(certificate && {
      createServer: createTlsServer,
      serverOptions: { key: certificate.key, cert: certificate.cert },
    }),
  });
  try {
    server.listen(port, config.SERVICES_HOST);
    await once(server, 'listening');
  } catch (error) {
    const reason = errorMessage(error);
    if (config.MANAGEMENT_PORT !== undefined)
      throw new ConfigurationError(
        `MANAGEMENT_PORT, the port of the management API, is ${port}, which cannot be used: ${reason}`,
      );
    log('warn', 'ManagementPortTaken', { port, reason });
    return undefined;
  }
  return { port, certificate: certificate?.path, close: () => server.close() };
}

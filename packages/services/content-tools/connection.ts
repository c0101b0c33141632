import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ConfigurationError } from '@cleanpro/node-service/configuration-error';
import { type ServicesConfig } from '../config.ts';

export interface Connection {
  /** Host name and port. */
  host: string;
  /** Whether the port uses plain HTTP. */
  insecure: boolean;
  spaceId: string;
  environmentId: string;
  managementToken: string;
}

/**
 * Returns the connection to the management API on its own port. The space and environment are the site's unless others
 * are given.
 * @throws ConfigurationError when the management port is off
 */
export function connectionOf(
  config: ServicesConfig,
  { space, environment }: { space?: string | undefined; environment?: string | undefined } = {},
): Connection {
  if (config.MANAGEMENT_PORT === 'off')
    throw new ConfigurationError(
      'MANAGEMENT_PORT is off, but this command needs it. Set it to a port, and restart the services.',
    );
  return {
    host: `${config.SERVICES_HOST}:${config.MANAGEMENT_PORT ?? config.SERVICES_PORT + 1}`,
    insecure: !config.MANAGEMENT_TLS,
    spaceId: space ?? config.CONTENTFUL_SPACE_ID,
    environmentId: environment ?? config.CONTENTFUL_ENVIRONMENT,
    managementToken: config.CONTENTFUL_MANAGEMENT_TOKEN,
  };
}

/** Makes this process trust the certificate of the management API, in addition to the default ones. */
export function trustOwnCertificate({ MANAGEMENT_TLS, DATA_DIR }: ServicesConfig): void {
  const file = resolve(DATA_DIR, 'management-tls', 'certificate.pem');
  // Without the file, the services have never run. The request will report that.
  if (!MANAGEMENT_TLS || !existsSync(file)) return;
  setDefaultCACertificates([...getCACertificates(), readFileSync(file, 'utf8')]);
}

/** Where the commands find the management API: at its own port, with the environment of the services. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ConfigurationError } from '@cleanpro/node-service/configuration-error';
import { type ServicesConfig } from '../config.ts';

export interface Connection {
  /** Name and port. */
  host: string;
  /** Whether the port speaks plain HTTP. */
  insecure: boolean;
  spaceId: string;
  environmentId: string;
  managementToken: string;
}

/**
 * The space that the commands change: that of the site, unless they name another.
 * @throws ConfigurationError
 */
export function connectionOf(
  config: ServicesConfig,
  { space, environment }: { space?: string | undefined; environment?: string | undefined } = {},
): Connection {
  if (config.MANAGEMENT_PORT === 'off')
    throw new ConfigurationError(
      'MANAGEMENT_PORT is off: the management API needs a port of its own for this',
    );
  return {
    host: `${config.SERVICES_HOST}:${config.MANAGEMENT_PORT ?? config.SERVICES_PORT + 1}`,
    insecure: !config.MANAGEMENT_TLS,
    spaceId: space ?? config.CONTENTFUL_SPACE_ID,
    environmentId: environment ?? config.CONTENTFUL_ENVIRONMENT,
    managementToken: config.CONTENTFUL_MANAGEMENT_TOKEN,
  };
}

/** Has this process trust the certificate of the management API, besides those that it trusts anyway. */
export function trustOwnCertificate({ MANAGEMENT_TLS, DATA_DIR }: ServicesConfig): void {
  const file = resolve(DATA_DIR, 'management-tls', 'certificate.pem');
  // Without it the services never ran, which is what the request will say.
  if (!MANAGEMENT_TLS || !existsSync(file)) return;
  setDefaultCACertificates([...getCACertificates(), readFileSync(file, 'utf8')]);
}

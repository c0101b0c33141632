/** Where the commands find the management API: at its own port, with the environment of the services. */
import { isAbsolute, join } from 'node:path';
import { servicesConfig, ConfigurationError, type ServicesConfig } from '../../config.ts';

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

/** What a program needs in its environment to trust the certificate of the management API. */
export function trustOf(environment: NodeJS.ProcessEnv): { NODE_EXTRA_CA_CERTS?: string } {
  const { MANAGEMENT_TLS, DATA_DIR } = servicesConfig(environment);
  if (!MANAGEMENT_TLS || environment.NODE_EXTRA_CA_CERTS) return {};
  const folder = isAbsolute(DATA_DIR) ? DATA_DIR : join(process.cwd(), DATA_DIR);
  return { NODE_EXTRA_CA_CERTS: join(folder, 'management-tls', 'certificate.pem') };
}

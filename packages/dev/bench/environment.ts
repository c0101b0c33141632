import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';

const secret = (bytes: number): string => randomBytes(bytes).toString('hex');

/**
 * Returns the environment of a site with its own services.
 * @param options `content` is the content source of the services, `build` the build that the site runs
 */
export const benchEnvironment = (options: {
  folder: string;
  ports: { site: number; services: number };
  content: string;
  build: string;
}) => ({
  ...process.env,
  NODE_ENV: 'production' as const,
  PORT: String(options.ports.site),
  SERVICES_PORT: String(options.ports.services),
  MANAGEMENT_PORT: 'off',
  SITE_URL: `http://localhost:${options.ports.site}`,
  ALLOWED_HOSTS: `localhost:${options.ports.site} 127.0.0.1:${options.ports.site}`,
  DATA_DIR: join(options.folder, 'data'),
  CONTENT_SOURCE: options.content,
  CONTENT_MAX_AGE: '3600',
  CONTENTFUL_DELIVERY_TOKEN: secret(16),
  CONTENTFUL_PREVIEW_TOKEN: secret(16),
  CONTENTFUL_MANAGEMENT_TOKEN: secret(16),
  REVALIDATE_SECRET: secret(32),
  PREVIEW_SECRET: secret(32),
  REVIEWS_PASSKEY: secret(32),
  MEMBERS_TOKEN: secret(32),
  SESSION_SECRET: secret(32),
  APPLICATIONINSIGHTS_CONNECTION_STRING: '',
  NEXT_DIST_DIR: options.build,
});

const tryConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/**
 * Waits until a server on this machine accepts connections.
 * @throws Error when it does not within ten seconds
 */
export async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await tryConnect(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing listened on port ${port} in time`);
}

/**
 * Waits until a URL responds with 2xx.
 * @throws Error when it does not within a minute
 */
export async function waitForUrl(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not respond in time`);
}

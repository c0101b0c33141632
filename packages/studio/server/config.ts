/** Environment variables of the studio's server, validated once at startup. */
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ });
const name = z.string().regex(/^[\w.-]+$/);

/** Exported for the test that compares it with .env.example and compose.yaml. */
export const ENVIRONMENT = z.object({
  PORT: port.default(3000),
  STUDIO_PORT: port.default(3200),
  STUDIO_HOST: name.default('127.0.0.1'),
  STUDIO_URL: address.optional(),
  SITE_URL: address.optional(),
  IMAGES_BASE_URL: address.optional(),
  SERVICES_HOST: name.default('127.0.0.1'),
  SERVICES_PORT: port.default(4100),
  DATA_DIR: z.string().min(1).default('data'),
  CONTENTFUL_SPACE_ID: name.default('cleanpro'),
  CONTENTFUL_ENVIRONMENT: name.default('master'),
  PREVIEW_SECRET: z.string().min(32),
});

export interface StudioConfig {
  port: number;
  host: string;
  /** Origin at which editors reach the studio. */
  origin: string;
  siteOrigin: string;
  /** Base URL of the files in responses of the management API. */
  imagesBase: string;
  imagesUrl: string;
  managementUrl: string;
  /** Root URL of the content check, which is optional. */
  checkUrl: string;
  dataDir: string;
  space: string;
  environment: string;
  previewSecret: string;
}

/** Parses the environment variables. @throws Error with one line for each invalid variable */
export function studioConfig(environment: NodeJS.ProcessEnv): StudioConfig {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = ENVIRONMENT.safeParse(variables);
  if (!parsed.success) {
    // Omit the values, because they can be secrets.
    const sentences = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')} is missing or wrong: ${message}`,
    );
    throw new Error(sentences.join('\n'));
  }
  const { data } = parsed;
  const siteUrl = data.SITE_URL ?? `http://localhost:${data.PORT}`;
  const servicesUrl = `http://${data.SERVICES_HOST}:${data.SERVICES_PORT}`;
  return {
    port: data.STUDIO_PORT,
    host: data.STUDIO_HOST,
    origin: new URL(data.STUDIO_URL ?? `http://localhost:${data.STUDIO_PORT}`).origin,
    siteOrigin: new URL(siteUrl).origin,
    imagesBase: (data.IMAGES_BASE_URL ?? `${siteUrl.replace(/\/$/, '')}/images`).replace(/\/$/, ''),
    imagesUrl: `${servicesUrl}/images`,
    managementUrl: `${servicesUrl}/management`,
    checkUrl: `${servicesUrl}/check`,
    dataDir: data.DATA_DIR,
    space: data.CONTENTFUL_SPACE_ID,
    environment: data.CONTENTFUL_ENVIRONMENT,
    previewSecret: data.PREVIEW_SECRET,
  };
}

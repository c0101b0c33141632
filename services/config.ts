/** The environment of the embedded services, read and checked once at start. */
import { z } from 'zod';
import { cpus } from 'node:os';

const port = z.coerce.number().int().min(1).max(65_535);

const ENVIRONMENT = z.object({
  PORT: port.default(3000),
  SERVICES_PORT: port.default(4100),
  DATA_DIR: z.string().min(1).default('data'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMAGES_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_SOURCE: z.string().min(1).default('content'),
  CONTENTFUL_SPACE_ID: z.string().min(1).default('cleanpro'),
  CONTENTFUL_ENVIRONMENT: z.string().min(1).default('master'),
  CONTENTFUL_DELIVERY_TOKEN: z.string().min(16),
  CONTENTFUL_PREVIEW_TOKEN: z.string().min(16),
  CONTENTFUL_MANAGEMENT_TOKEN: z.string().min(16),
  REVALIDATE_SECRET: z.string().length(64),
  CONTENT_WATCH: z.stringbool().default(false),
});

export type ServicesConfig = Omit<z.infer<typeof ENVIRONMENT>, 'SITE_URL' | 'IMAGES_BASE_URL'> & {
  siteUrl: string;
  imagesBaseUrl: string;
  conversions: number;
};

/** What each variable is, for the sentence that a wrong one stops the start with. */
const MEANING: Record<keyof typeof ENVIRONMENT.shape, string> = {
  PORT: 'the port of the site, a number from 1 to 65535',
  SERVICES_PORT: 'the port of the embedded services, a number from 1 to 65535',
  DATA_DIR: 'the folder for everything that the services keep',
  SITE_URL: 'the address of the site, such as https://www.example.com',
  IMAGES_BASE_URL: 'the address under which pictures are served, such as https://www.example.com/images',
  CONTENT_SOURCE: 'a content folder, or a Contentful export file',
  CONTENTFUL_SPACE_ID: 'the id of the content space',
  CONTENTFUL_ENVIRONMENT: 'the environment of the content space',
  CONTENTFUL_DELIVERY_TOKEN: 'the token that reads published content, 16 characters or more',
  CONTENTFUL_PREVIEW_TOKEN: 'the token that reads drafts, 16 characters or more',
  CONTENTFUL_MANAGEMENT_TOKEN: 'the token that changes content, 16 characters or more',
  REVALIDATE_SECRET: 'the secret that signs publish webhooks, exactly 64 characters',
  CONTENT_WATCH: 'whether content files are watched for changes, true or false',
};

/** A variable of the environment is missing or wrong; the message says which and what it should be. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the configuration of the services.
 * @throws ConfigurationError with one sentence for each wrong variable
 */
export function servicesConfig(environment: NodeJS.ProcessEnv): ServicesConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = ENVIRONMENT.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const sentences = [...names].map((name) => {
      const meaning = Object.entries(MEANING).find(([key]) => key === name)?.[1] ?? 'unknown';
      return `${name} is ${given[name] === undefined ? 'missing' : 'wrong'}: it must be ${meaning}.`;
    });
    throw new ConfigurationError(sentences.join('\n'));
  }
  const { SITE_URL, IMAGES_BASE_URL, ...rest } = parsed.data;
  const siteUrl = (SITE_URL ?? `http://localhost:${rest.PORT}`).replace(/\/$/, '');
  return {
    ...rest,
    siteUrl,
    imagesBaseUrl: (IMAGES_BASE_URL ?? `${siteUrl}/images`).replace(/\/$/, ''),
    conversions: cpus().length,
  };
}

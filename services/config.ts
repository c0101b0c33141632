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
  CONTENTFUL_SPACE_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .default('cleanpro'),
  CONTENTFUL_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('master'),
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

interface Meaning {
  /** What the variable is. */
  is: string;
  /** What its value must be; stands after "it must be". */
  must: string;
  /** Its value is not for eyes and logs. */
  secret?: true;
}

const PORT_NUMBER = 'a number from 1 to 65535';
const ADDRESS = 'an http or https address, such as';
const TOKEN = '16 characters or more';

/** The words of the sentence that stops a start; those of a variable of the site too are the site's (lib/config). */
const MEANINGS: Record<keyof typeof ENVIRONMENT.shape, Meaning> = {
  PORT: { is: 'the port of the site', must: PORT_NUMBER },
  SERVICES_PORT: { is: 'the port of the embedded services', must: PORT_NUMBER },
  DATA_DIR: { is: 'the folder for everything that the services keep', must: 'a path' },
  SITE_URL: { is: 'the canonical root of the site', must: `${ADDRESS} https://www.example.com` },
  IMAGES_BASE_URL: {
    is: 'the address under which pictures are seen',
    must: `${ADDRESS} https://www.example.com/images`,
  },
  CONTENT_SOURCE: {
    is: 'what the content service serves',
    must: 'a content folder, or a Contentful export file',
  },
  CONTENTFUL_SPACE_ID: { is: 'the id of the content space', must: 'letters, digits, _ and -' },
  CONTENTFUL_ENVIRONMENT: {
    is: 'the environment of the content space',
    must: 'letters, digits, _, . and -, such as master',
  },
  CONTENTFUL_DELIVERY_TOKEN: { is: 'the token that reads published content', must: TOKEN, secret: true },
  CONTENTFUL_PREVIEW_TOKEN: { is: 'the token that reads drafts', must: TOKEN, secret: true },
  CONTENTFUL_MANAGEMENT_TOKEN: { is: 'the token that changes content', must: TOKEN, secret: true },
  REVALIDATE_SECRET: {
    is: 'the secret that signs publish webhooks',
    must: 'exactly 64 characters',
    secret: true,
  },
  CONTENT_WATCH: { is: 'whether content files are watched for changes', must: 'true or false' },
};

function sentence(name: string, value: string | undefined): string {
  const meaning = Object.entries(MEANINGS).find(([key]) => key === name)?.[1];
  if (!meaning) return `${name} is wrong.`;
  const shown = meaning.secret ? `${value?.length} characters long` : JSON.stringify(value?.slice(0, 100));
  return `${name}, ${meaning.is}, is ${value === undefined ? 'missing' : shown}: it must be ${meaning.must}.`;
}

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
    const sentences = [...names].map((name) => sentence(name, given[name]));
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

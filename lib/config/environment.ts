/** The environment of the site: one schema, read at start and again nowhere else. */
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ });

const SCHEMA = z.object({
  PORT: port.default(3000),
  SERVICES_PORT: port.default(4100),
  SITE_URL: address.optional(),
  CONTENTFUL_SPACE_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .default('cleanpro'),
  CONTENTFUL_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('master'),
  CONTENTFUL_GRAPHQL_URL: address.optional(),
  CONTENTFUL_DELIVERY_TOKEN: z.string().min(16),
  CONTENTFUL_PREVIEW_TOKEN: z.string().min(16),
  CONTENT_MAX_AGE: z.coerce.number().int().min(1).max(86_400).default(60),
  REVALIDATE_SECRET: z.string().length(64),
  PREVIEW_SECRET: z.string().min(32),
  PRIVACY_LINKS_URL: address.optional(),
  IMAGES_UPSTREAM_URL: address.optional(),
});

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

/** The words of the sentence that stops a start. */
const MEANINGS: Record<keyof typeof SCHEMA.shape, Meaning> = {
  PORT: { is: 'the port of the site', must: PORT_NUMBER },
  SERVICES_PORT: { is: 'the port of the embedded services', must: PORT_NUMBER },
  SITE_URL: { is: 'the canonical root of the site', must: `${ADDRESS} https://www.example.com` },
  CONTENTFUL_SPACE_ID: { is: 'the id of the content space', must: 'letters, digits, _ and -' },
  CONTENTFUL_ENVIRONMENT: {
    is: 'the environment of the content space',
    must: 'letters, digits, _, . and -, such as master',
  },
  CONTENTFUL_GRAPHQL_URL: {
    is: 'the GraphQL address of the content service',
    must: `${ADDRESS} https://graphql.contentful.com/content/v1/spaces/abc/environments/master`,
  },
  CONTENTFUL_DELIVERY_TOKEN: {
    is: 'the token that reads published content',
    must: '16 characters or more',
    secret: true,
  },
  CONTENTFUL_PREVIEW_TOKEN: { is: 'the token that reads drafts', must: '16 characters or more', secret: true },
  CONTENT_MAX_AGE: {
    is: 'for how many seconds a page may be kept without asking again',
    must: 'a number from 1 to 86400',
  },
  REVALIDATE_SECRET: {
    is: 'the secret that signs publish webhooks',
    must: 'exactly 64 characters',
    secret: true,
  },
  PREVIEW_SECRET: { is: 'the secret that opens previews', must: '32 characters or more', secret: true },
  PRIVACY_LINKS_URL: {
    is: 'the address of the privacy links document',
    must: `${ADDRESS} https://www.example.com/privacy.json`,
  },
  IMAGES_UPSTREAM_URL: {
    is: 'the root of the server that answers /images',
    must: `${ADDRESS} http://127.0.0.1:4100`,
  },
};

type Environment = Record<string, string | undefined>;

const given = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

function sentence(name: string, { is, must, secret }: Meaning, value: string | undefined): string {
  const shown = secret ? `${value?.length} characters long` : JSON.stringify(value?.slice(0, 100));
  return `${name}, ${is}, is ${value === undefined ? 'missing' : shown}: it must be ${must}.`;
}

/** One sentence for each variable that is missing or wrong; none when all are good. Secrets are not shown. */
export function siteConfigProblems(environment: Environment): string[] {
  const values = given(environment);
  const parsed = SCHEMA.safeParse(values);
  if (parsed.success) return [];
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return Object.entries(MEANINGS)
    .filter(([name]) => names.has(name))
    .map(([name, meaning]) => sentence(name, meaning, values[name]));
}

/** The site's configuration, with the defaults that point at the embedded services. @throws Error naming each wrong variable */
export function parseSiteConfig(environment: Environment) {
  const problems = siteConfigProblems(environment);
  if (problems.length > 0) throw new Error(problems.join(' '));
  const values = SCHEMA.parse(given(environment));
  const services = `http://127.0.0.1:${values.SERVICES_PORT}`;
  return {
    ...values,
    SITE_URL: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    CONTENTFUL_GRAPHQL_URL:
      values.CONTENTFUL_GRAPHQL_URL ??
      `${services}/content/v1/spaces/${values.CONTENTFUL_SPACE_ID}/environments/${values.CONTENTFUL_ENVIRONMENT}`,
    IMAGES_UPSTREAM_URL: values.IMAGES_UPSTREAM_URL ?? services,
    PRIVACY_LINKS_URL: values.PRIVACY_LINKS_URL ?? `${services}/privacy/links.json`,
  };
}

export type SiteConfig = ReturnType<typeof parseSiteConfig>;

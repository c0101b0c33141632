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

/** What each variable is and should be; the words of the sentence that stops a start. */
const MEANING: Record<keyof typeof SCHEMA.shape, string> = {
  PORT: 'the port of the site, a number from 1 to 65535',
  SERVICES_PORT: 'the port of the embedded services, a number from 1 to 65535',
  SITE_URL: "the site's canonical root, such as https://www.example.com",
  CONTENTFUL_SPACE_ID: 'the id of the content space, letters, digits, _ and -',
  CONTENTFUL_ENVIRONMENT: 'the environment of the content space, such as master',
  CONTENTFUL_GRAPHQL_URL:
    'the GraphQL address of the content service, such as https://graphql.contentful.com/content/v1/spaces/abc',
  CONTENTFUL_DELIVERY_TOKEN: 'the token that reads published content, 16 characters or more',
  CONTENTFUL_PREVIEW_TOKEN: 'the token that reads drafts, 16 characters or more',
  CONTENT_MAX_AGE: 'how many seconds a page may be kept without asking again, from 1 to 86400',
  REVALIDATE_SECRET: 'the secret that signs publish webhooks, exactly 64 characters',
  PREVIEW_SECRET: 'the secret that opens previews, 32 characters or more',
  PRIVACY_LINKS_URL: 'the address of the privacy links document',
  IMAGES_UPSTREAM_URL: 'the root of the server that answers /images, such as http://127.0.0.1:4100',
};

type Environment = Record<string, string | undefined>;

const given = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** One sentence for each variable that is missing or wrong; none when all are good. */
export function siteConfigProblems(environment: Environment): string[] {
  const values = given(environment);
  const parsed = SCHEMA.safeParse(values);
  if (parsed.success) return [];
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return Object.entries(MEANING)
    .filter(([name]) => names.has(name))
    .map(
      ([name, meaning]) =>
        `${name} is ${values[name] === undefined ? 'missing' : 'wrong'}: it must be ${meaning}.`,
    );
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

/** The site's environment variables. They are validated at startup and read nowhere else. */
import { z } from 'zod';
import { CDN_NAMES } from '../cdn/cdn.ts';
import { HOST_PATTERN } from './host.ts';
import { parseConnectionString } from './telemetry-connection.ts';

const host = z.string().regex(/^[\w.-]+$/);
const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ });

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Limited because every page's `Content-Security-Policy` header lists all of these hosts. */
const MAX_ALLOWED_HOSTS = 10;

/** Exported only for the test that compares it with .env.example and compose.yaml. */
export const SCHEMA = z.object({
  PORT: port.default(3000),
  LISTEN_HOST: host.optional(),
  SERVICES_PORT: port.default(4100),
  SERVICES_HOST: host.default('127.0.0.1'),
  SITE_URL: address.optional(),
  ALLOWED_HOSTS: z
    .string()
    .regex(new RegExp(`^${HOST_PATTERN}(?: ${HOST_PATTERN})*$`))
    .refine((hosts) => hosts.split(' ').every((host) => URL.canParse(`https://${host}`)))
    .refine((hosts) => hosts.split(' ').length <= MAX_ALLOWED_HOSTS)
    .optional(),
  STUDIO_URL: address.optional(),
  CONTENTFUL_SPACE_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .default('cleanpro'),
  CONTENTFUL_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('master'),
  CONTENTFUL_GRAPHQL_URL: address.optional(),
  CONTENTFUL_CDN_HOST: z
    .string()
    .regex(/^(https?:\/\/)?[\w.-]+(:\d+)?(\/[\w/.-]*)?$/)
    .optional(),
  CONTENTFUL_DELIVERY_TOKEN: z.string().min(16),
  CONTENTFUL_PREVIEW_TOKEN: z.string().min(16),
  CONTENT_MAX_AGE: z.coerce.number().int().min(1).max(86_400).default(60),
  REVALIDATE_SECRET: z.string().length(64),
  REVALIDATE_SECRET_PREVIOUS: z.string().length(64).optional(),
  PREVIEW_SECRET: z.string().min(32),
  PREVIEW_SECRET_PREVIOUS: z.string().min(32).optional(),
  PRIVACY_LINKS_URL: address.optional(),
  IMAGES_UPSTREAM_URL: address.optional(),
  APPLICATIONINSIGHTS_CONNECTION_STRING: z
    .string()
    .refine((value) => value === 'off' || parseConnectionString(value) !== undefined)
    .optional(),
  BRAND_CODE: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default('cleanpro'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  TAG_HOSTS: z
    .string()
    .regex(/^https:\/\/[*\w.:-]+( https:\/\/[*\w.:-]+)*$/)
    .optional(),
  CONSENT_MODE: z.enum(['opt-out', 'opt-in']).default('opt-out'),
  CONSENT_MANAGER_URL: z.url({ protocol: /^https$/ }).optional(),
  CONSENT_MANAGER_OPEN: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/)
    .optional(),
  REVIEWS_URL: address.optional(),
  REVIEWS_PASSKEY: z.string().min(16),
  REVIEWS_PRELOAD: z.enum(['on', 'off']).default('off'),
  RECOMMENDATIONS_URL: address.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  MEMBERS_URL: address.optional(),
  MEMBERS_TOKEN: z.string().min(32),
  SESSION_SECRET: z.string().min(32),
  SESSION_SECRET_PREVIOUS: z.string().min(32).optional(),
  PAGE_CACHE_DIR: z.string().min(1).optional(),
  SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(300).default(0),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  CDN: z.enum(CDN_NAMES).optional(),
  CDN_PURGE_URL: z
    .string()
    .regex(/^https?:\/\/\S+( https?:\/\/\S+)*$/)
    .optional(),
  CDN_PURGE_TOKEN: z.string().min(16).optional(),
});

interface VariableDescription {
  description: string;
  /** Requirement on the value, which completes the sentence "it must be …". */
  requirement: string;
  secret?: true;
}

const PORT_NUMBER = 'a number from 1 to 65535';
const ADDRESS = 'an http or https address, such as';

/** Wording of the errors about invalid variables, which stop startup. */
const DESCRIPTIONS: Record<keyof typeof SCHEMA.shape, VariableDescription> = {
  PORT: { description: 'the port of the site', requirement: PORT_NUMBER },
  LISTEN_HOST: {
    description: 'the address at which the site listens',
    requirement: 'a host name or an IPv4 address of this machine',
  },
  SERVICES_PORT: { description: 'the port of the embedded services', requirement: PORT_NUMBER },
  SERVICES_HOST: {
    description: 'the host of the embedded services',
    requirement: 'a host name or an IPv4 address',
  },
  SITE_URL: {
    description: 'the canonical root of the site',
    requirement: `${ADDRESS} https://www.example.com`,
  },
  ALLOWED_HOSTS: {
    description: 'additional hosts of the site',
    requirement: `up to ${MAX_ALLOWED_HOSTS} hosts separated by spaces, such as m.example.com origin.example.net:8080`,
  },
  STUDIO_URL: {
    description: 'the address of the studio, which may show the site in frames',
    requirement: `${ADDRESS} https://studio.example.com`,
  },
  CONTENTFUL_SPACE_ID: {
    description: 'the id of the content space',
    requirement: 'letters, digits, _ and -',
  },
  CONTENTFUL_ENVIRONMENT: {
    description: 'the environment of the content space',
    requirement: 'letters, digits, _, . and -, such as master',
  },
  CONTENTFUL_GRAPHQL_URL: {
    description: 'the GraphQL address of the content service',
    requirement: `${ADDRESS} https://graphql.contentful.com/content/v1/spaces/abc/environments/master`,
  },
  CONTENTFUL_CDN_HOST: {
    description: 'the host of the content delivery API',
    requirement: 'a host such as cdn.contentful.com, or an http or https address',
  },
  CONTENTFUL_DELIVERY_TOKEN: {
    description: 'the token that reads published content',
    requirement: '16 characters or more',
    secret: true,
  },
  CONTENTFUL_PREVIEW_TOKEN: {
    description: 'the token that reads drafts',
    requirement: '16 characters or more',
    secret: true,
  },
  CONTENT_MAX_AGE: {
    description: 'the number of seconds until a change is noticed whose webhook was lost',
    requirement: 'a number from 1 to 86400',
  },
  REVALIDATE_SECRET: {
    description: 'the secret that signs publish webhooks',
    requirement: 'exactly 64 characters',
    secret: true,
  },
  REVALIDATE_SECRET_PREVIOUS: {
    description: 'a second REVALIDATE_SECRET that is accepted',
    requirement: 'exactly 64 characters',
    secret: true,
  },
  PREVIEW_SECRET: {
    description: 'the secret that opens previews',
    requirement: '32 characters or more',
    secret: true,
  },
  PREVIEW_SECRET_PREVIOUS: {
    description: 'a second PREVIEW_SECRET that is accepted',
    requirement: '32 characters or more',
    secret: true,
  },
  PRIVACY_LINKS_URL: {
    description: 'the address of the privacy links document',
    requirement: `${ADDRESS} https://www.example.com/privacy.json`,
  },
  IMAGES_UPSTREAM_URL: {
    description: 'the root of the server behind /images',
    requirement: `${ADDRESS} http://127.0.0.1:4100`,
  },
  APPLICATIONINSIGHTS_CONNECTION_STRING: {
    description: 'where telemetry is sent',
    requirement: 'InstrumentationKey=<guid>;IngestionEndpoint=<http or https address>, or off',
    secret: true,
  },
  BRAND_CODE: {
    description: 'the brand label of telemetry',
    requirement: 'letters, digits, _ and -, 64 at most',
  },
  GTM_ID: {
    description: 'the container of the tag manager',
    requirement: 'GTM- and capital letters or digits',
  },
  TAG_HOSTS: {
    description: 'the hosts that tags may load from and send to',
    requirement: 'https origins separated by spaces, such as https://www.googletagmanager.com',
  },
  CONSENT_MODE: {
    description: 'the consent that applies until a visitor chooses',
    requirement: 'opt-out (allowed until refused) or opt-in (refused until allowed)',
  },
  CONSENT_MANAGER_URL: {
    description: "the script of the operator's own consent manager",
    requirement: 'an https address, such as https://cdn.example.com/consent.js',
  },
  CONSENT_MANAGER_OPEN: {
    description: "the function of the operator's own consent manager that opens its preferences",
    requirement: 'the name of a global function, such as OneTrust.ToggleInfoDisplay',
  },
  REVIEWS_URL: {
    description: 'the root of the review service',
    requirement: `${ADDRESS} https://api.bazaarvoice.com`,
  },
  REVIEWS_PASSKEY: {
    description: 'the key of the review service',
    requirement: '16 characters or more',
    secret: true,
  },
  REVIEWS_PRELOAD: {
    description: 'whether product pages load only three reviews at first',
    requirement: 'on or off',
  },
  RECOMMENDATIONS_URL: {
    description: 'the root of the recommendation service',
    requirement: `${ADDRESS} https://recommendations.example.com`,
  },
  TRUSTED_PROXIES: {
    description: 'the number of proxies in front of the site that add to X-Forwarded-For',
    requirement: 'a number from 0 to 10',
  },
  MEMBERS_URL: {
    description: 'the root of the member service',
    requirement: `${ADDRESS} http://127.0.0.1:4100/members`,
  },
  MEMBERS_TOKEN: {
    description: 'the token of the member service',
    requirement: '32 characters or more',
    secret: true,
  },
  SESSION_SECRET: {
    description: "the secret that seals visitors' session cookies",
    requirement: '32 characters or more',
    secret: true,
  },
  SESSION_SECRET_PREVIOUS: {
    description: 'a second SESSION_SECRET that is accepted',
    requirement: '32 characters or more',
    secret: true,
  },
  PAGE_CACHE_DIR: {
    description: 'the folder that stores finished pages across restarts',
    requirement: 'a path, or off',
  },
  SHUTDOWN_DELAY: {
    description: 'the number of seconds for which a stopping process still accepts requests',
    requirement: 'a number from 0 to 300',
  },
  METRICS_PORT: { description: 'the private port of /metrics for Prometheus', requirement: PORT_NUMBER },
  METRICS_HOST: {
    description: 'the address that /metrics listens on',
    requirement: 'a host name or an IP address of this machine',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    description: 'the OpenTelemetry collector that traces and metrics are sent to',
    requirement: `${ADDRESS} http://127.0.0.1:4318`,
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    description: 'how traces and metrics are sent to the collector',
    requirement: 'http/protobuf, the only one that is built in',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    description: 'the headers that are sent to the collector',
    requirement: 'name=value pairs separated by commas',
    secret: true,
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    description: 'the attributes of traces and metrics',
    requirement: 'name=value pairs separated by commas',
  },
  OTEL_SERVICE_NAME: { description: 'the name of the site in traces and metrics', requirement: 'a name' },
  OTEL_TRACES_SAMPLER: { description: 'which traces are sent', requirement: SAMPLERS.join(', ') },
  OTEL_TRACES_SAMPLER_ARG: {
    description: 'the share of traces that is sent',
    requirement: 'a number from 0 to 1',
  },
  OTEL_METRIC_EXPORT_INTERVAL: {
    description: 'the milliseconds between two exports of metrics',
    requirement: 'a number, 100 or more',
  },
  REDIS_URL: {
    description: 'the Redis server through which instances of the site broadcast expirations',
    requirement: 'a redis or rediss address, such as redis://user:password@host:6379',
    secret: true,
  },
  CDN: { description: 'the CDN in front of the site', requirement: 'fastly, cloudflare or varnish' },
  CDN_PURGE_URL: {
    description: 'where pages are purged from the CDN',
    requirement:
      'set if CDN is set, to http or https addresses separated by spaces, such as https://api.fastly.com/service/ID/purge',
  },
  CDN_PURGE_TOKEN: {
    description: 'the token that purges pages from the CDN',
    requirement: 'set if CDN is fastly or cloudflare, to 16 characters or more',
    secret: true,
  },
};

/** Default instrumentation key. The embedded telemetry service accepts any key. */
const EMBEDDED_KEY = '00000000-0000-4000-8000-000000000001';

type Environment = Record<string, string | undefined>;
type Values = z.infer<typeof SCHEMA>;

const missingForCdn = ({ CDN, CDN_PURGE_URL, CDN_PURGE_TOKEN }: Values): string[] => [
  ...(CDN !== undefined && CDN_PURGE_URL === undefined ? ['CDN_PURGE_URL'] : []),
  ...(CDN !== undefined && CDN !== 'varnish' && CDN_PURGE_TOKEN === undefined ? ['CDN_PURGE_TOKEN'] : []),
];

const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

function describeProblem(
  name: string,
  { description, requirement, secret }: VariableDescription,
  value: string | undefined,
): string {
  const printed = secret ? `${value?.length} characters long` : JSON.stringify(value?.slice(0, 100));
  return `${name}, ${description}, is ${value === undefined ? 'missing' : printed}: it must be ${requirement}.`;
}

/** Returns a sentence for each missing or invalid variable, without secrets. Empty when all are valid. */
export function siteConfigProblems(environment: Environment): string[] {
  const values = withoutEmpty(environment);
  const parsed = SCHEMA.safeParse(values);
  const wrong = parsed.success
    ? missingForCdn(parsed.data)
    : parsed.error.issues.map((issue) => String(issue.path[0]));
  const names = new Set(wrong);
  return Object.entries(DESCRIPTIONS)
    .filter(([name]) => names.has(name))
    .map(([name, description]) => describeProblem(name, description, values[name]));
}

/**
 * Returns the origins at which the site can be opened, with that of `SITE_URL` first, then those of `ALLOWED_HOSTS`.
 */
function originsOf(siteUrl: string, hosts = ''): string[] {
  const { origin, protocol } = new URL(siteUrl);
  const further = hosts.split(' ').filter(Boolean);
  return [...new Set([origin, ...further.map((host) => new URL(`${protocol}//${host}`).origin)])];
}

const withScheme = (host: string): string => (/^https?:/.test(host) ? host : `https://${host}`);

/**
 * Returns the site's configuration. By default it points at the embedded services.
 * @throws Error that names each missing or invalid variable
 */
export function parseSiteConfig(environment: Environment) {
  const problems = siteConfigProblems(environment);
  if (problems.length > 0) throw new Error(problems.join(' '));
  const values = SCHEMA.parse(withoutEmpty(environment));
  const services = `http://${values.SERVICES_HOST}:${values.SERVICES_PORT}`;
  const connection =
    values.APPLICATIONINSIGHTS_CONNECTION_STRING ??
    `InstrumentationKey=${EMBEDDED_KEY};IngestionEndpoint=${services}/telemetry/`;
  const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  return {
    ...values,
    SITE_URL: siteUrl,
    origins: originsOf(siteUrl, values.ALLOWED_HOSTS),
    /** Whether the site has no public URL, and can therefore be opened at any loopback or private host. */
    servesPrivateHosts: values.SITE_URL === undefined,
    CONTENTFUL_GRAPHQL_URL:
      values.CONTENTFUL_GRAPHQL_URL ??
      `${services}/content/v1/spaces/${values.CONTENTFUL_SPACE_ID}/environments/${values.CONTENTFUL_ENVIRONMENT}`,
    CONTENTFUL_CDN_HOST: withScheme(values.CONTENTFUL_CDN_HOST ?? `${services}/cdn`),
    IMAGES_UPSTREAM_URL: values.IMAGES_UPSTREAM_URL ?? services,
    REVIEWS_URL: (values.REVIEWS_URL ?? `${services}/reviews`).replace(/\/$/, ''),
    RECOMMENDATIONS_URL: (values.RECOMMENDATIONS_URL ?? `${services}/recommendations`).replace(/\/$/, ''),
    MEMBERS_URL: (values.MEMBERS_URL ?? `${services}/members`).replace(/\/$/, ''),
    PRIVACY_LINKS_URL: values.PRIVACY_LINKS_URL ?? `${services}/privacy/links.json`,
    /** Undefined when pages are cached only in memory. */
    PAGE_CACHE_DIR: values.PAGE_CACHE_DIR === 'off' ? undefined : values.PAGE_CACHE_DIR,
    cdn: values.CDN && {
      name: values.CDN,
      urls: values.CDN_PURGE_URL?.split(' ') ?? [],
      token: values.CDN_PURGE_TOKEN ?? '',
    },
    /** Undefined when telemetry is off. */
    telemetry: parseConnectionString(connection),
  };
}

export type SiteConfig = ReturnType<typeof parseSiteConfig>;

/** The environment variables of the embedded services, validated once at startup. */
import { z } from 'zod';
import { randomBytes } from 'node:crypto';
import { ConfigurationError } from '@cleanpro/node-service/configuration-error';
import { servicesNamed, type ServiceName } from './names.ts';

const host = z.string().regex(/^[\w.-]+$/);
const port = z.coerce.number().int().min(1).max(65_535);
const days = z.coerce.number().int().min(1).max(36_500);

/** Exported for the test that compares it with .env.example and compose.yaml. */
export const ENVIRONMENT = z.object({
  PORT: port.default(3000),
  SERVICES_PORT: port.default(4100),
  SERVICES_HOST: host.default('127.0.0.1'),
  SITE_HOST: host.default('127.0.0.1'),
  MANAGEMENT_PORT: z.union([z.literal('off'), port]).optional(),
  MANAGEMENT_TLS: z.stringbool().default(false),
  SERVICES_METRICS_PORT: port.optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMAGES_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_SOURCE: z.string().min(1).default('packages/sample-space/content'),
  CONTENTFUL_SPACE_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .default('cleanpro'),
  CONTENTFUL_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('master'),
  CONTENTFUL_CDN_HOST: z
    .string()
    .regex(/^(https?:\/\/)?[\w.-]+(:\d+)?(\/[\w/.-]*)?$/)
    .optional(),
  CONTENTFUL_DELIVERY_TOKEN: z.string().min(16),
  CONTENTFUL_DELIVERY_TOKEN_PREVIOUS: z.string().min(16).optional(),
  CONTENTFUL_PREVIEW_TOKEN: z.string().min(16),
  CONTENTFUL_PREVIEW_TOKEN_PREVIOUS: z.string().min(16).optional(),
  CONTENTFUL_MANAGEMENT_TOKEN: z.string().min(16),
  CONTENTFUL_MANAGEMENT_TOKEN_PREVIOUS: z.string().min(16).optional(),
  REVALIDATE_SECRET: z.string().length(64),
  REVALIDATE_SECRET_PREVIOUS: z.string().length(64).optional(),
  MEMBERS_TOKEN: z.string().min(32),
  MEMBERS_TOKEN_PREVIOUS: z.string().min(32).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SUBMISSIONS_RETENTION: days.default(730),
  REVIEWS_RETENTION: days.default(730),
  TELEMETRY_RETENTION: days.default(90),
  BACKUP_RETENTION: days.default(35),
  ERASURES_DIR: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('CleanPro <no-reply@cleanpro.example>'),
  SUBMISSIONS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    // fetch refuses URLs that contain credentials.
    .refine((url) => new URL(url).username === '' && new URL(url).password === '')
    .optional(),
  SUBMISSIONS_WEBHOOK_SECRET: z.string().min(32).optional(),
  CONTENT_WATCH: z.stringbool().default(false),
  REVIEWS_PASSKEY: z.string().min(16),
  REVIEWS_PASSKEY_PREVIOUS: z.string().min(16).optional(),
  REVIEWS_AUTO_APPROVE: z.stringbool().default(false),
});

export type ServicesConfig = Omit<
  z.infer<typeof ENVIRONMENT>,
  'SITE_URL' | 'IMAGES_BASE_URL' | 'CONTENTFUL_CDN_HOST'
> & {
  siteUrl: string;
  /** URL of the delivery API, for processes without the content service. */
  deliveryUrl: string;
  imagesBaseUrl: string;
};

interface VariableDescription {
  description: string;
  /** Completes "it must be" in the error message. */
  requirement: string;
  /** Whether its value must not appear in messages. */
  secret?: true;
}

const PORT_NUMBER = 'a number from 1 to 65535';
const HOST = 'a host name or an IPv4 address';
const ADDRESS = 'an http or https address, such as';
const DAYS = 'a number of days from 1 to 36500';
const TOKEN = '16 characters or more';

/** Descriptions for the error message that stops the startup. The site validates its own variables (lib/config). */
const DESCRIPTIONS: Record<keyof typeof ENVIRONMENT.shape, VariableDescription> = {
  PORT: { description: 'the port of the site', requirement: PORT_NUMBER },
  SERVICES_PORT: { description: 'the port of the embedded services', requirement: PORT_NUMBER },
  SERVICES_HOST: { description: 'the host of the embedded services', requirement: HOST },
  SITE_HOST: { description: 'the host at which the embedded services reach the site', requirement: HOST },
  MANAGEMENT_PORT: { description: 'the port of the management API', requirement: `${PORT_NUMBER}, or off` },
  MANAGEMENT_TLS: { description: 'whether MANAGEMENT_PORT uses TLS', requirement: 'on or off' },
  SERVICES_METRICS_PORT: {
    description: 'the private port of /metrics of the embedded services for Prometheus',
    requirement: PORT_NUMBER,
  },
  METRICS_HOST: {
    description: 'the address that /metrics listens on',
    requirement: 'a host name or an IP address of this machine',
  },
  DATA_DIR: { description: 'the folder for the data of the services', requirement: 'a path' },
  SITE_URL: {
    description: 'the canonical root of the site',
    requirement: `${ADDRESS} https://www.example.com`,
  },
  IMAGES_BASE_URL: {
    description: 'the public base URL of images',
    requirement: `${ADDRESS} https://www.example.com/images`,
  },
  CONTENT_SOURCE: {
    description: 'what the content service serves',
    requirement: 'a content folder, or a Contentful export file',
  },
  CONTENTFUL_SPACE_ID: {
    description: 'the id of the content space',
    requirement: 'letters, digits, _ and -',
  },
  CONTENTFUL_ENVIRONMENT: {
    description: 'the environment of the content space',
    requirement: 'letters, digits, _, . and -, such as master',
  },
  CONTENTFUL_CDN_HOST: {
    description: 'the host of the content delivery API',
    requirement: 'a host such as cdn.contentful.com, or an http or https address',
  },
  CONTENTFUL_DELIVERY_TOKEN: {
    description: 'the token that reads published content',
    requirement: TOKEN,
    secret: true,
  },
  CONTENTFUL_DELIVERY_TOKEN_PREVIOUS: {
    description: 'a second CONTENTFUL_DELIVERY_TOKEN that is accepted',
    requirement: TOKEN,
    secret: true,
  },
  CONTENTFUL_PREVIEW_TOKEN: { description: 'the token that reads drafts', requirement: TOKEN, secret: true },
  CONTENTFUL_PREVIEW_TOKEN_PREVIOUS: {
    description: 'a second CONTENTFUL_PREVIEW_TOKEN that is accepted',
    requirement: TOKEN,
    secret: true,
  },
  CONTENTFUL_MANAGEMENT_TOKEN: {
    description: 'the token that changes content',
    requirement: TOKEN,
    secret: true,
  },
  CONTENTFUL_MANAGEMENT_TOKEN_PREVIOUS: {
    description: 'a second CONTENTFUL_MANAGEMENT_TOKEN that is accepted',
    requirement: TOKEN,
    secret: true,
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
  MEMBERS_TOKEN: {
    description: 'the token of the site for the member service',
    requirement: '32 characters or more',
    secret: true,
  },
  MEMBERS_TOKEN_PREVIOUS: {
    description: 'a second MEMBERS_TOKEN that is accepted',
    requirement: '32 characters or more',
    secret: true,
  },
  DATABASE_URL: {
    description: 'the PostgreSQL database that replaces the SQLite files',
    requirement: 'an address such as postgres://user:password@host/database',
    secret: true,
  },
  SUBMISSIONS_RETENTION: { description: 'how long submissions are stored', requirement: DAYS },
  REVIEWS_RETENTION: { description: 'how long the personal data of reviewers is stored', requirement: DAYS },
  TELEMETRY_RETENTION: { description: 'how long telemetry is stored', requirement: DAYS },
  BACKUP_RETENTION: { description: 'how long backups are stored', requirement: DAYS },
  ERASURES_DIR: { description: 'the folder of the records of erasures', requirement: 'a path' },
  SMTP_URL: {
    description: 'the server that sends mails',
    requirement: 'an address such as smtps://user:password@host:465',
    secret: true,
  },
  MAIL_FROM: {
    description: 'the sender of mails',
    requirement: 'a name and an address, such as Care <care@example.com>',
  },
  SUBMISSIONS_WEBHOOK_URL: {
    description: 'the address that submissions are forwarded to',
    requirement: `${ADDRESS} https://crm.example.com/submissions, without user and password`,
  },
  SUBMISSIONS_WEBHOOK_SECRET: {
    description: 'the secret that signs forwarded submissions',
    requirement: '32 characters or more; SUBMISSIONS_WEBHOOK_URL needs it',
    secret: true,
  },
  CONTENT_WATCH: {
    description: 'whether content files are watched for changes',
    requirement: 'true or false',
  },
  REVIEWS_PASSKEY: { description: 'the key of the review service', requirement: TOKEN, secret: true },
  REVIEWS_PASSKEY_PREVIOUS: {
    description: 'a second REVIEWS_PASSKEY that is accepted',
    requirement: TOKEN,
    secret: true,
  },
  REVIEWS_AUTO_APPROVE: {
    description: 'whether reviews are published without moderation',
    requirement: 'true or false',
  },
};

function sentence(name: string, value: string | undefined): string {
  const variable = Object.entries(DESCRIPTIONS).find(([key]) => key === name)?.[1];
  if (!variable) return `${name} is wrong.`;
  const displayed = variable.secret
    ? `${value?.length} characters long`
    : JSON.stringify(value?.slice(0, 100));
  return `${name}, ${variable.description}, is ${value === undefined ? 'missing' : displayed}: it must be ${variable.requirement}.`;
}

/** The services that use each credential. Processes without these services do not need it. */
const USED_BY = {
  CONTENTFUL_DELIVERY_TOKEN: ['content', 'reviews', 'check'],
  CONTENTFUL_PREVIEW_TOKEN: ['content', 'images', 'check'],
  CONTENTFUL_MANAGEMENT_TOKEN: ['content', 'images'],
  REVALIDATE_SECRET: ['content', 'reviews', 'check'],
  MEMBERS_TOKEN: ['members'],
  REVIEWS_PASSKEY: ['reviews'],
} satisfies Record<string, readonly ServiceName[]>;

/** Returns a random value for each credential that no service of the process uses. */
const unusedCredentials = (names: ReadonlySet<ServiceName>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(USED_BY)
      .filter(([, users]) => !users.some((user) => names.has(user)))
      .map(([credential]) => [credential, randomBytes(32).toString('hex')]),
  );

/**
 * Parses the configuration of the services.
 * @param names services of this process, all by default; programs that need no credentials pass an empty set
 * @throws ConfigurationError with one sentence per invalid variable
 */
export function servicesConfig(
  environment: NodeJS.ProcessEnv,
  names: ReadonlySet<ServiceName> = servicesNamed([]),
): ServicesConfig {
  const variables = {
    ...unusedCredentials(names),
    ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  };
  const parsed = ENVIRONMENT.refine(
    (values) =>
      values.SUBMISSIONS_WEBHOOK_URL === undefined || values.SUBMISSIONS_WEBHOOK_SECRET !== undefined,
    { path: ['SUBMISSIONS_WEBHOOK_SECRET'], when: () => true },
  ).safeParse(variables);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const sentences = [...names].map((name) => sentence(name, variables[name]));
    throw new ConfigurationError(sentences.join('\n'));
  }
  const { SITE_URL, IMAGES_BASE_URL, CONTENTFUL_CDN_HOST, ...rest } = parsed.data;
  const siteUrl = (SITE_URL ?? `http://localhost:${rest.PORT}`).replace(/\/$/, '');
  const delivery = CONTENTFUL_CDN_HOST ?? `http://${rest.SERVICES_HOST}:${rest.SERVICES_PORT}/cdn`;
  return {
    ...rest,
    siteUrl,
    deliveryUrl: /^https?:/.test(delivery) ? delivery : `https://${delivery}`,
    imagesBaseUrl: (IMAGES_BASE_URL ?? `${siteUrl}/images`).replace(/\/$/, ''),
  };
}

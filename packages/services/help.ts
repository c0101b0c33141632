/** Help of the services and of the commands that work on their data. */
import type { Help } from '@cleanpro/node-service/help';
import type { ServiceName } from './names.ts';

export const SERVICES = {
  usage: 'npm run services -- [NAME…]',
  purpose: 'Starts the embedded services, or only those that are named.',
  commands: {
    content: "Contentful's APIs: GraphQL, delivery, preview, management",
    images: 'pictures of the content, resized',
    reviews: 'reviews of products',
    recommendations: 'likes and views',
    members: 'forms, accounts, mails',
    privacy: 'privacy links of the footer',
    telemetry: 'page views, errors and web vitals of visitors',
    check: 'checks of content before and after a publish',
  } satisfies Record<ServiceName, string>,
  examples: ['npm run services', 'npm run services -- members reviews', 'node packages/services/server.ts'],
} as const satisfies Help;

export const BACKUP = {
  usage: 'npm run backup -- FOLDER [OPTIONS]',
  purpose:
    'Makes a backup in a new folder within FOLDER while the services run, and removes backups older than BACKUP_RETENTION days.',
  options: { '--without-content': 'leave out CONTENT_SOURCE' },
  examples: ['npm run backup -- /backups', 'npm run backup -- /backups --without-content'],
} as const satisfies Help;

export const RESTORE = {
  usage: 'npm run restore -- BACKUP [OPTIONS]',
  purpose:
    'Restores a backup into an empty DATA_DIR, an empty CONTENT_SOURCE and the empty database of DATABASE_URL.',
  options: {
    '--without-content': 'leave CONTENT_SOURCE as it is',
    '--erasures-lost': 'restore although the records of erasures are lost',
  },
  examples: ['npm run restore -- /backups/20260131T020000Z'],
} as const satisfies Help;

export const SUBMISSIONS = {
  usage: 'npm run submissions -- COMMAND [OPTIONS]',
  purpose: 'Lists, exports, resends and erases the submissions of forms.',
  commands: {
    list: 'one line per submission',
    'show ID': 'one submission in full',
    export: 'all submissions, as CSV or one JSON object per line',
    'resend [ID]': 'forward a submission to the CRM again; with --dead, all that the CRM did not accept',
    'erase ADDRESS': 'delete everything about a person: account, submissions, mails, reviews',
  },
  options: {
    '--form NAME': 'only submissions of this form',
    '--email ADDRESS': 'only submissions of this person',
    '--since DATE': 'only submissions since this date',
    '--dead': 'list or resend the submissions that the CRM did not accept',
    '--format FORMAT': 'format of the export: csv (default) or ndjson',
    '--out FILE': 'write the export to a new file',
    '--yes': 'confirm that "erase" cannot be undone',
  },
  examples: [
    'npm run submissions -- list --form contact-us --since 2026-01-31',
    'npm run submissions -- export --out submissions.csv',
    'npm run submissions -- resend --dead',
    'npm run submissions -- erase ada@example.com --yes',
  ],
} as const satisfies Help;

export const REVIEWS = {
  usage: 'npm run reviews -- [COMMAND] [OPTIONS]',
  purpose: 'Lists and moderates reviews. Without a command, lists the pending ones.',
  commands: {
    'list [STATUS]': 'pending reviews, oldest first; STATUS: approved, rejected or reported (by visitors)',
    'show ID': 'everything about one review',
    'approve ID…': 'publish reviews',
    'reject ID…': 'keep reviews off the site, or remove them',
  },
  options: { '--reason TEXT': 'why reviews are rejected' },
  examples: [
    'npm run reviews',
    'npm run reviews -- list reported',
    'npm run reviews -- reject ID --reason "Names another customer"',
  ],
} as const satisfies Help;

export const TELEMETRY = {
  usage: 'npm run telemetry -- [--json]',
  purpose: 'Summarizes the embedded telemetry: page views, errors, web vitals, slow and failed calls.',
  options: { '--json': 'print the summary as JSON' },
  examples: ['npm run telemetry', 'npm run telemetry -- --json'],
} as const satisfies Help;

export const CONTENT = {
  usage: 'npm run content -- COMMAND [OPTIONS]',
  purpose:
    'Exports, imports and edits content. All commands except "check" and "diff" need running services.',
  commands: {
    'export [FOLDER]': 'export the space with drafts and files by Contentful\'s tool (to "content-export")',
    'import FILE|FOLDER': "import an export by Contentful's tool",
    'new TYPE': 'create an empty draft of a content type',
    'publish ID': 'publish an entry',
    diff: 'print what is not published',
    check: 'check content by its rules: see "npm run content:check -- --help"',
  },
  options: {
    '--space ID': "another space than the site's; not for diff",
    '--environment ID': "another environment than the site's; not for diff",
    '--without-files': 'import no files: assets keep the URLs of the export',
    '--rate N': 'requests per second of an import',
  },
  examples: [
    'npm run content:export',
    'npm run content -- import content-export --without-files',
    'npm run content -- new articleDetailPages',
  ],
} as const satisfies Help;

export const COPY_SAMPLES = {
  usage: 'node packages/services/commands/copy-samples.ts',
  purpose: 'Copies the sample content to CONTENT_SOURCE if nothing is there yet.',
} as const satisfies Help;

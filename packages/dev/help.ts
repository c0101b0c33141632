import type { Help } from '@cleanpro/node-service/help';
import { CONTENT_CHECK } from '@cleanpro/content-check/help';
import { BACKUP, CONTENT, RESTORE, REVIEWS, SERVICES, SUBMISSIONS, TELEMETRY } from '@cleanpro/services/help';
import type { Tool } from './tools.ts';

/** Options of a tool that passes its arguments to another program. */
const passedTo = (program: string) => ({ '…': `other arguments are passed to ${program}` });

const SITE_OPTION = { '--site URL': 'measure this running site; by default, build and start one' };
const JSON_OPTION = { '--json': 'print the figures as JSON' };

/** Help of each command and tool of the launcher. */
export const HELP = {
  start: { usage: 'npm start', purpose: 'Builds the site if necessary, and starts it with its services.' },
  dev: {
    usage: 'npm run dev',
    purpose: 'Starts the site and its services for development. Pages reload on changes.',
  },
  build: { usage: 'npm run build', purpose: 'Builds the site.' },
  site: { usage: 'npm run site', purpose: 'Starts the site alone, on the last build.' },
  services: SERVICES,
  studio: {
    usage: 'npm run studio -- [COMMAND] [OPTIONS]',
    purpose: 'Without a command, starts site, services and studio.',
    commands: {
      build: 'install and build the studio',
      serve: 'start the studio alone, once it is built',
      'invite NAME': 'print a sign-in address for an editor, which works once',
      keys: 'list editors, unused sign-in addresses and sessions',
      'revoke ID': 'revoke a sign-in address, a session, or everything of an editor',
    },
    options: { '--role ROLE': 'role of an invited editor: author, publisher or approver' },
    examples: ['npm run studio', 'npm run studio -- invite "Ada Lovelace" --role approver'],
  },
  test: {
    usage: 'npm test -- [OPTIONS]',
    purpose: 'Tests what a change of the site may break, and each changed package.',
    commands: {
      'npm run check': 'lint, types and unit tests of what changed',
      'npm run test:all': 'every test',
      'npm run test:long': 'only the long tests',
      'npm run screenshots -w @cleanpro/dev': "retake the documents' pictures of the site",
      'npm run studio:gallery -w @cleanpro/dev': "retake the documents' pictures of the studio",
      'npm run visual:update -w @cleanpro/dev': 'retake the baselines of the browser tests',
    },
    options: {
      '--only STAGE,…': 'run only these stages',
      '--changed': 'test only what changed',
      '--folder FOLDER': 'keep reports and other files of the run in this folder',
      '…': 'other arguments, after --only, are passed to Jest or Playwright',
    },
    examples: ['npm test', 'npm test -- --only unit lib/forms', 'npm run test:long -- --only load'],
  },
  next: {
    usage: 'npm run check:next -w @cleanpro/dev -- VERSION',
    purpose: 'Tests a version or tag of Next in a copy of the repository.',
    examples: ['npm run check:next -w @cleanpro/dev -- 16.5.0-canary.38'],
  },
  lint: { usage: 'npm run lint', purpose: 'Runs all linters.' },
  reviews: REVIEWS,
  submissions: SUBMISSIONS,
  backup: BACKUP,
  restore: RESTORE,
  content: CONTENT,
  'content check': CONTENT_CHECK,
  doctor: {
    usage: 'npm run doctor -- [ROLE] [NAME…] [OPTIONS]',
    purpose: 'Lists settings that are missing or wrong, and how to fix them.',
    commands: {
      all: 'the site, the services, and the studio if STUDIO_URL is set (default)',
      site: 'a process of the site',
      'services [NAME…]': 'a process of all services, or of those that are named',
      studio: 'the studio',
    },
    options: { '--json': 'print the findings as JSON' },
    examples: ['npm run doctor', 'npm run doctor -- services members reviews'],
  },
  telemetry: TELEMETRY,
  'lint:code': {
    usage: 'npm run lint:code -w @cleanpro/dev',
    purpose: "Lints the code by oxlint's rules.",
    options: passedTo('oxlint'),
  },
  'lint:house': {
    usage: 'npm run lint:house -w @cleanpro/dev',
    purpose: "Lints the code by this project's rules.",
    options: passedTo('oxlint'),
  },
  'lint:format': {
    usage: 'npm run lint:format -w @cleanpro/dev',
    purpose: 'Lists files that "npm run format" would change.',
    options: passedTo('prettier'),
  },
  'lint:imports': {
    usage: 'npm run lint:imports -w @cleanpro/dev',
    purpose: 'Checks which folders import which.',
    options: passedTo('dependency-cruiser'),
  },
  'lint:unused': {
    usage: 'npm run lint:unused -w @cleanpro/dev',
    purpose: 'Lists unused files, exports and packages.',
    options: passedTo('knip, in the studio'),
  },
  'lint:wording': {
    usage: 'npm run lint:wording -w @cleanpro/dev',
    purpose: 'Lists comments, test names, documents and entries with replaced wording.',
  },
  'lint:compose': {
    usage: 'npm run lint:compose -w @cleanpro/dev',
    purpose: 'Lints compose.yaml.',
    options: passedTo('dclint'),
  },
  types: { usage: 'npm run types', purpose: 'Checks the types.', options: passedTo('tsc') },
  codegen: {
    usage: 'npm run codegen',
    purpose: 'Generates code and documents from the content model, the queries, the forms and the tests.',
    options: {
      '--draw N': 'print N random requirements instead of writing docs/requirements.md',
      '--seed N': 'draw the same requirements for the same number (1)',
    },
  },
  format: { usage: 'npm run format', purpose: 'Formats all files.', options: passedTo('prettier') },
  'content:check': CONTENT_CHECK,
  artwork: {
    usage: 'npm run artwork -w @cleanpro/sample-space -- [NAME…] [OPTIONS]',
    purpose:
      'Draws the images of the sample content, or only marks, icons, places, social, packshots, brands, films or posters.',
    options: { '--render': 'render plates and places first, with Blender: the named or all missing ones' },
    examples: ['npm run artwork -w @cleanpro/sample-space -- packshots'],
  },
  documents: {
    usage: 'npm run documents -w @cleanpro/sample-space',
    purpose: 'Makes the PDFs of the sample content: safety data sheets, offers, procedures, posters.',
  },
  'image:files': {
    usage: 'npm run image:files -w @cleanpro/dev -- FOLDER',
    purpose: 'Copies the files of the container image to a new folder, and lists their sizes.',
    examples: ['npm run image:files -w @cleanpro/dev -- /tmp/image'],
  },
  sbom: {
    usage: 'npm run sbom -w @cleanpro/dev',
    purpose: 'Prints the production packages as CycloneDX.',
    examples: ['npm run --silent sbom -w @cleanpro/dev > sbom.json'],
  },
  comments: {
    usage: 'npm run comments -w @cleanpro/dev -- COMMAND',
    purpose: 'Counts, samples and compares comments, and finds replaced wording.',
    commands: {
      'count [COMMIT]': 'comments and their words by folder',
      'sample NUMBER SEED': 'comments at random, each with the ten lines below it',
      'same COMMIT': 'whether only comments differ from a commit; lists the files whose code does',
      wording: 'comments, test names, documents and entries that use replaced wording',
      'facts COMMIT': 'comments deleted since a commit that have a number, a unit, a link or a reason',
    },
    examples: [
      'npm run comments -w @cleanpro/dev -- sample 100 7',
      'npm run comments -w @cleanpro/dev -- same main',
    ],
  },
  bench: { usage: 'npm run bench', purpose: 'Measures the server. Needs wrk.' },
  'bench:content': {
    usage: 'npm run bench:content -w @cleanpro/dev',
    purpose: 'Measures the content service with 10,000 entries. Needs wrk.',
  },
  'bench:capacity': {
    usage: 'npm run bench:capacity -w @cleanpro/dev -- [--json]',
    purpose: 'Measures what pages, writes and publishes cost, and computes a deployment from it.',
    options: JSON_OPTION,
    examples: ['npm run bench:capacity -w @cleanpro/dev -- --json'],
  },
  'bench:large-space': {
    usage: 'npm run bench:large-space -w @cleanpro/dev -- [--json]',
    purpose: 'Compares the sample content with 10,000 products, 200,000 reviews and 5,000 articles.',
    options: JSON_OPTION,
    examples: ['npm run bench:large-space -w @cleanpro/dev -- --json'],
  },
  'bench:interactions': {
    usage: 'npm run bench:interactions -w @cleanpro/dev -- [OPTIONS]',
    purpose: 'Measures the time from a press to the next frame.',
    options: { ...SITE_OPTION, '--runs N': 'times that each press is measured (3)' },
    examples: ['npm run bench:interactions -w @cleanpro/dev -- --site http://localhost:3000 --runs 1'],
  },
  'bench:navigation': {
    usage: 'npm run bench:navigation -w @cleanpro/dev -- [URL]',
    purpose:
      'Measures the time from a click to the first paint of the next page, on its own site or that of a URL.',
    examples: ['npm run bench:navigation -w @cleanpro/dev -- http://localhost:3000'],
  },
  'bench:studio': {
    usage: 'npm run bench:studio -w @cleanpro/dev',
    purpose: 'Measures the first visit of the studio, its list and its editor on simulated connections.',
  },
  'bench:lighthouse': {
    usage: 'npm run bench:lighthouse -w @cleanpro/dev -- [PAGE…] [OPTIONS]',
    purpose: 'Measures a page of each type with Lighthouse, or only the pages that are named.',
    options: { ...SITE_OPTION, ...JSON_OPTION, '--runs N': 'times that each page is measured (5)' },
    examples: ['npm run bench:lighthouse -w @cleanpro/dev -- --runs 1 home product'],
  },
} as const satisfies Record<Tool, Help> & Record<string, Help>;

/** Help of the launcher itself. */
export const LAUNCHER: Help = {
  usage: 'node packages/dev/launch.mjs COMMAND [ARGUMENTS]',
  purpose:
    'Runs a command of this project. The npm scripts call it; --help after a command describes that command.',
  commands: Object.fromEntries(Object.entries(HELP).map(([name, { purpose }]) => [name, purpose])),
  options: { '…': 'arguments of the command' },
  examples: ['node packages/dev/launch.mjs services --help', 'node packages/dev/launch.mjs doctor site'],
};

import type { Help } from '@cleanpro/node-service/help';

export const CONTENT_CHECK = {
  usage: 'npm run content:check -- [FOLDER|FILE] [OPTIONS]',
  purpose:
    'Lists problems in the sample content, a content folder or a contentful-export file. The exit code is 1 if there are any.',
  options: {
    '--space': 'check the published content of the space that .env.local names, here or at Contentful',
    '--preview': 'with --space: check its drafts too',
  },
  examples: [
    'npm run content:check',
    'npm run content:check -- content-export/content.json',
    'npm run content:check -- --space --preview',
  ],
} as const satisfies Help;

/** The environment that the launcher passes to the studio's server (packages/dev/processes.ts). */
import { studioCommand } from '../../../dev/processes.ts';
import { studioConfig } from '../config.ts';

const CONFIGURED: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PORT: '3001',
  STUDIO_PORT: '3201',
  STUDIO_HOST: '0.0.0.0',
  STUDIO_URL: 'https://studio.example.com/',
  SITE_URL: 'https://www.example.com/',
  IMAGES_BASE_URL: 'https://images.example.com',
  SERVICES_HOST: 'services',
  SERVICES_PORT: '4200',
  DATA_DIR: '/srv/data',
  CONTENTFUL_SPACE_ID: 'other',
  CONTENTFUL_ENVIRONMENT: 'staging',
  PREVIEW_SECRET: 'p'.repeat(32),
};
const SECRETS: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  CONTENTFUL_MANAGEMENT_TOKEN: 'm'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  DATABASE_URL: 'postgres://user:password@localhost/site',
};

test('passes the studio its settings but no other secrets', () => {
  const { env } = studioCommand({ ...CONFIGURED, ...SECRETS });
  expect(env).toMatchObject(CONFIGURED);
  for (const secret of ['CONTENTFUL_MANAGEMENT_TOKEN', 'SESSION_SECRET', 'DATABASE_URL'])
    expect(env).not.toHaveProperty(secret);
  expect(studioConfig(env)).toEqual({
    port: 3201,
    host: '0.0.0.0',
    origin: 'https://studio.example.com',
    siteOrigin: 'https://www.example.com',
    imagesBase: 'https://images.example.com',
    imagesUrl: 'http://services:4200/images',
    managementUrl: 'http://services:4200/management',
    checkUrl: 'http://services:4200/check',
    dataDir: '/srv/data',
    space: 'other',
    environment: 'staging',
    previewSecret: 'p'.repeat(32),
  });
});

test('uses images from the site by default', () => {
  const { origin, siteOrigin, imagesBase } = studioConfig({
    NODE_ENV: 'production',
    PREVIEW_SECRET: 'p'.repeat(32),
    STUDIO_URL: '',
  });
  expect({ origin, siteOrigin, imagesBase }).toEqual({
    origin: 'http://localhost:3200',
    siteOrigin: 'http://localhost:3000',
    imagesBase: 'http://localhost:3000/images',
  });
});

test.each([
  ['PREVIEW_SECRET', 'too-short-to-be-one'],
  ['STUDIO_URL', 'javascript:alert(1)'],
  ['STUDIO_PORT', '70000'],
  ['CONTENTFUL_SPACE_ID', 'a/b'],
])('rejects a wrong %s with an error that mentions the variable, but not the value', (name, value) => {
  const start = (): unknown => studioConfig({ ...CONFIGURED, [name]: value });
  expect(start).toThrow(`${name} is missing or wrong: `);
  expect(start).not.toThrow(value);
});

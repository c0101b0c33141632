import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../environment.ts';
import { freePort } from '../ports.ts';
import { ROOT } from '../root.ts';
import { sharePictures } from './pictures.ts';

const secret = (bytes: number): string => randomBytes(bytes).toString('hex');

/**
 * Creates the environment of a test run: free ports, new secrets, and a copy of the content in `folder`, because tests
 * publish and unpublish. Overrides this machine's configuration of other services: an empty variable also prevents Next
 * from reading it from `.env.local`.
 */
export async function testEnvironment(folder: string) {
  const port = String(await freePort());
  cpSync(join(ROOT, 'packages/sample-space/content'), join(folder, 'content'), { recursive: true });
  sharePictures(join(folder, 'data'));
  return {
    ...environment(),
    PORT: port,
    SERVICES_PORT: String(await freePort()),
    MANAGEMENT_PORT: String(await freePort()),
    MANAGEMENT_TLS: '',
    SERVICES_HOST: '',
    SITE_HOST: '',
    LISTEN_HOST: '',
    SITE_URL: `http://localhost:${port}`,
    ALLOWED_HOSTS: '',
    // Nothing listens there. Tests intercept its requests in the browser.
    STUDIO_URL: 'http://localhost:3200',
    DATA_DIR: join(folder, 'data'),
    CONTENT_SOURCE: join(folder, 'content'),
    CONTENTFUL_SPACE_ID: 'cleanpro',
    CONTENTFUL_ENVIRONMENT: 'master',
    CONTENTFUL_GRAPHQL_URL: '',
    CONTENTFUL_CDN_HOST: '',
    IMAGES_BASE_URL: '',
    IMAGES_UPSTREAM_URL: '',
    PRIVACY_LINKS_URL: '',
    APPLICATIONINSIGHTS_CONNECTION_STRING: '',
    GTM_ID: '',
    TAG_HOSTS: '',
    CONSENT_MODE: '',
    CONSENT_MANAGER_URL: '',
    CONSENT_MANAGER_OPEN: '',
    CONTENTFUL_DELIVERY_TOKEN: secret(16),
    CONTENTFUL_DELIVERY_TOKEN_PREVIOUS: '',
    CONTENTFUL_PREVIEW_TOKEN: secret(16),
    CONTENTFUL_PREVIEW_TOKEN_PREVIOUS: '',
    CONTENTFUL_MANAGEMENT_TOKEN: secret(16),
    CONTENTFUL_MANAGEMENT_TOKEN_PREVIOUS: '',
    REVALIDATE_SECRET: secret(32),
    REVALIDATE_SECRET_PREVIOUS: '',
    PREVIEW_SECRET: secret(32),
    PREVIEW_SECRET_PREVIOUS: '',
    REVIEWS_URL: '',
    REVIEWS_PASSKEY: secret(16),
    REVIEWS_PASSKEY_PREVIOUS: '',
    REVIEWS_AUTO_APPROVE: 'false',
    RECOMMENDATIONS_URL: '',
    // Tests act as different visitors by sending the header that a proxy would set.
    TRUSTED_PROXIES: '1',
    MEMBERS_TOKEN: secret(32),
    MEMBERS_TOKEN_PREVIOUS: '',
    SESSION_SECRET: secret(32),
    SESSION_SECRET_PREVIOUS: '',
    MEMBERS_URL: '',
    DATABASE_URL: '',
    ERASURES_DIR: '',
    // Tests start with empty caches.
    PAGE_CACHE_DIR: '',
    REDIS_URL: '',
    CDN: '',
    CDN_PURGE_URL: '',
    CDN_PURGE_TOKEN: '',
    SMTP_URL: '',
    SUBMISSIONS_WEBHOOK_URL: '',
    // Long enough that during tests only a publish makes a cached page stale.
    CONTENT_MAX_AGE: '3600',
    NEXT_DIST_DIR: '.next/test',
    SKIP_TYPE_CHECK: '1',
    // Include the style guide in the build for the visual tests.
    STYLE_GUIDE: '1',
    CI: '1',
  };
}

import 'server-only';
import { createClient } from 'contentful';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';

const TIMEOUT_MS = 10_000;

export interface DeliveryAddress {
  space: string;
  environment: string;
  accessToken: string;
  /** Such as `https://cdn.contentful.com` or `http://127.0.0.1:4100/cdn`. */
  address: string;
  /** Whether a request that failed is tried again before the call fails. */
  retry?: boolean;
}

/** The address of the preview API beside that of the delivery API: `preview.contentful.com` beside `cdn.contentful.com`. */
export const previewAddress = (address: string): string =>
  address.replace(/^(https?:\/\/)cdn\./, '$1preview.').replace(/\/cdn$/, '/preview');

/** Contentful's own client of the delivery API; links stay links. */
export function deliveryClient(
  { space, environment, accessToken, address, retry = true }: DeliveryAddress,
  retried: string,
) {
  const { protocol, host, pathname } = new URL(address);
  return createClient({
    space,
    environment,
    accessToken,
    host,
    basePath: pathname === '/' ? '' : pathname,
    insecure: protocol === 'http:',
    timeout: TIMEOUT_MS,
    retryOnError: retry,
    retryLimit: 2,
    logHandler: (level, data) =>
      log(level === 'error' ? 'error' : 'warn', retried, { message: String(data) }),
  }).withoutLinkResolution;
}

/** Where this site's content is delivered from: what is published, or drafts over it. */
export function deliveryAddress(preview: boolean): DeliveryAddress {
  const config = serverConfig();
  return {
    space: config.CONTENTFUL_SPACE_ID,
    environment: config.CONTENTFUL_ENVIRONMENT,
    accessToken: preview ? config.CONTENTFUL_PREVIEW_TOKEN : config.CONTENTFUL_DELIVERY_TOKEN,
    address: preview ? previewAddress(config.CONTENTFUL_CDN_HOST) : config.CONTENTFUL_CDN_HOST,
  };
}

import 'server-only';
import { createClient } from 'contentful';
import { clientAddress, toPreviewAddress } from '@cleanpro/node-service/delivery-address';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';

const TIMEOUT_MS = 10_000;

export interface DeliveryAddress {
  space: string;
  environment: string;
  accessToken: string;
  /** Base URL, such as `https://cdn.contentful.com` or `http://127.0.0.1:4100/cdn`. */
  address: string;
  /** Whether to retry failed requests. Default: true. */
  retry?: boolean;
}

/**
 * Creates Contentful's own client for the delivery API, without link resolution.
 * @param retryEvent log event for retries; without it, retries are not logged
 */
export function deliveryClient(
  { space, environment, accessToken, address, retry = true }: DeliveryAddress,
  retryEvent?: string,
) {
  return createClient({
    space,
    environment,
    accessToken,
    ...clientAddress(address),
    timeout: TIMEOUT_MS,
    retryOnError: retry,
    retryLimit: 2,
    logHandler: (level, data) => {
      if (retryEvent !== undefined)
        log(level === 'error' ? 'error' : 'warn', retryEvent, { message: String(data) });
    },
  }).withoutLinkResolution;
}

/** Returns the address of the site's space in the delivery API, or in the preview API, which includes drafts. */
export function deliveryAddress(preview: boolean): DeliveryAddress {
  const config = serverConfig();
  return {
    space: config.CONTENTFUL_SPACE_ID,
    environment: config.CONTENTFUL_ENVIRONMENT,
    accessToken: preview ? config.CONTENTFUL_PREVIEW_TOKEN : config.CONTENTFUL_DELIVERY_TOKEN,
    address: preview ? toPreviewAddress(config.CONTENTFUL_CDN_HOST) : config.CONTENTFUL_CDN_HOST,
  };
}

import 'server-only';
import type { PageMetaDataFragment } from '@/graphql/generated/operations';
import { serverConfig } from '@/lib/config/server';
import { getShell } from '@/lib/content/pages/get-page';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';

/** The site in metadata and structured data. */
export interface Site {
  /** The root URL, without a slash at its end. */
  url: string;
  name: string;
  /** Metadata of pages that lack their own. */
  meta: PageMetaDataFragment | null;
}

/** The site's URL from the environment, its name from the organization entry, its metadata from the layout. */
export async function getSite(): Promise<Site> {
  const { organization, defaultMetaData } = await getShell();
  return {
    url: serverConfig().SITE_URL,
    name: withoutFieldMarks(organization?.name ?? 'CleanPro'),
    meta: defaultMetaData,
  };
}

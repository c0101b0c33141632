import 'server-only';
import type { PageMetaDataFragment } from '@/graphql/generated/operations';
import { serverConfig } from '@/lib/config/server';
import { getShell } from '@/lib/content/pages/get-page';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';

export interface Site {
  /** Root URL without a trailing slash. */
  url: string;
  name: string;
  /** Metadata for pages that lack their own. */
  meta: PageMetaDataFragment | null;
}

/** Returns the site's URL (from the environment), name (organization entry) and default metadata (layout). */
export async function getSite(): Promise<Site> {
  const { organization, defaultMetaData } = await getShell();
  return {
    url: serverConfig().SITE_URL,
    name: withoutFieldMarks(organization?.name ?? 'CleanPro'),
    meta: defaultMetaData,
  };
}

import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { getShell } from '@/lib/content/pages/get-page';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';

/** The site in metadata and structured data. */
export interface Site {
  /** The root URL, without a slash at its end. */
  url: string;
  name: string;
}

/** The site's URL from the environment, and its name from the organization entry. */
export async function getSite(): Promise<Site> {
  const { organization } = await getShell();
  return { url: serverConfig().SITE_URL, name: withoutFieldMarks(organization?.name ?? 'CleanPro') };
}

import { getShell } from '@/lib/content/pages/get-page';
import { Header } from './Header';

/** The header of the site, above a `Page`. */
export async function SiteHeader() {
  const { header, version } = await getShell();
  return header ? <Header header={header} version={version} /> : null;
}

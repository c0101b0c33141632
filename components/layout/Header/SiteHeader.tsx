import { getShell } from '@/lib/content/pages/get-page';
import { Header } from './Header';

export async function SiteHeader() {
  const { header, version } = await getShell();
  return header ? <Header header={header} version={version} /> : null;
}

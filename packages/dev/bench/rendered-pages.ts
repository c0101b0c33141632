import { FEW_CONNECTIONS, measureThroughput } from './wrk.ts';

/**
 * Measures pages that are rendered for each request, compared with an empty Next page.
 * @param cookie cookie of a preview. Previews are never cached.
 */
export async function renderedPagesRows(
  pages: Record<string, string>,
  { site, empty, cookie, seconds }: { site: string; empty: string; cookie: string; seconds: number },
): Promise<Record<string, string | number>[]> {
  const options = { seconds, connections: FEW_CONNECTIONS };
  const base = await measureThroughput(empty, {}, options);
  const rows: Record<string, string | number>[] = [
    { what: 'empty Next page', ...base, 'to empty Next': '1.00' },
  ];
  for (const [name, path] of Object.entries(pages)) {
    const row = await measureThroughput(site + path, { cookie }, options);
    const ratio = (row['requests/s'] / base['requests/s']).toFixed(2);
    rows.push({ what: `${name}: freshly rendered`, ...row, 'to empty Next': ratio });
  }
  return rows;
}

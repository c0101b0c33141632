import type { Thing, WithContext } from 'schema-dts';
import { serverConfig } from '@/lib/config/server';
import { scriptText } from '@/lib/seo/json-ld';

/** The structured data of a page as one list of JSON-LD; none without data. */
export function JsonLd({ data }: { data: readonly WithContext<Thing>[] }) {
  const { SITE_URL } = serverConfig();
  return data.length > 0 ? (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data, SITE_URL) }} />
  ) : null;
}

import type { Thing, WithContext } from 'schema-dts';
import { serverConfig } from '@/lib/config/server';
import { scriptText } from '@/lib/seo/json-ld';

/** The structured data of a page as JSON-LD. */
export function JsonLd({ data }: { data: readonly WithContext<Thing>[] }) {
  const { SITE_URL } = serverConfig();
  return data.map((thing, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(thing, SITE_URL) }}
    />
  ));
}

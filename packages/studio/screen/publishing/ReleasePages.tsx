import { useState } from 'react';
import { readPages } from '../api/client.ts';
import type { EntityLink } from '../api/releases.ts';
import type { Page } from '../api/schemas.ts';
import { Problem } from '../Problem.tsx';
import { failureText } from './failure-text.ts';
import { useApiQuery, type Workspace } from './requests.ts';

async function readAll(ids: string[]): Promise<Page[]> {
  const pages = new Map<string, Page>();
  // Send one request at a time: the server takes a while to find the pages of an entry that many pages display.
  for (const id of ids) for (const page of await readPages(id)) pages.set(page.id, page);
  return [...pages.values()];
}

/** Lists the pages that a release changes, with previews. */
export function ReleasePages({ links }: Workspace & { links: EntityLink[] }) {
  const ids = links.filter(({ sys }) => sys.linkType === 'Entry').map(({ sys }) => sys.id);
  const { data, error, isFetching } = useApiQuery(['release-pages', ids], () => readAll(ids), ids.length > 0);
  const [selected, setSelected] = useState('');
  const pages = ids.length ? (data ?? []) : [];
  const preview = (path: string): string => `/preview?path=${encodeURIComponent(path)}`;
  const path = pages.some((page) => page.path === selected) ? selected : '';
  return (
    <section className="card" aria-labelledby="release-pages">
      <h2 id="release-pages">Pages that will change</h2>
      {error ? (
        <Problem>{failureText(error)}</Problem>
      ) : isFetching && !pages.length ? (
        <p role="status">Loading…</p>
      ) : pages.length === 0 ? (
        <p className="soft">No pages show these entries yet.</p>
      ) : (
        <>
          <p className="soft">The preview shows all drafts, including those in this release.</p>
          <ul className="found">
            {pages.map((page) => (
              <li key={page.id}>
                <span>
                  {page.title} <span className="soft">{page.path ?? 'no URL yet'}</span>
                </span>
                {page.path && (
                  <>
                    <button
                      type="button"
                      aria-pressed={page.path === path}
                      aria-label={`Preview ${page.title}`}
                      onClick={() => setSelected(page.path === path ? '' : (page.path ?? ''))}
                    >
                      Preview
                    </button>
                    <a href={preview(page.path)} target="_blank" rel="noreferrer">
                      Open in new tab
                    </a>
                  </>
                )}
              </li>
            ))}
          </ul>
          {path && <iframe key={path} title="Release preview" src={preview(path)} />}
        </>
      )}
    </section>
  );
}

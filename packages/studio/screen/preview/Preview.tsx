import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '../api/client.ts';
import type { Page } from '../api/schemas.ts';
import type { Draft } from '../editing/draft.ts';
import type { EntityChanges } from '../editing/entity-changes.ts';
import { Frame } from './Frame.tsx';
import { PagePicker } from './PagePicker.tsx';
import { previewDraft } from './previewed-drafts.ts';
import { usePages } from './use-pages.ts';
import './preview.css';

const WIDTHS = [390, 820, 1440];
const WIDTH_KEY = 'studio.preview.width';

/** Path of the previewed page. It is kept while the editor opens other entries of the same page. */
let lastPath = '';

const storedWidth = (): number => {
  const stored = Number(localStorage.getItem(WIDTH_KEY));
  return WIDTHS.includes(stored) ? stored : 820;
};

const openAsset = (id: string): void => {
  location.hash = `#/assets/${encodeURIComponent(id)}`;
};

const hasAddress = (page: Page): page is Page & { path: string } => page.path !== undefined;

interface Props {
  session: Session;
  draft: Draft;
  /** Reports entries and assets that are saved anywhere in the studio. */
  changes: EntityChanges;
  openField: (entryId: string, fieldId: string) => void;
}

/** Preview of a page that displays an entry, in draft mode, at the width of a device. */
export function Preview({ session, draft, changes, openField }: Props) {
  useSyncExternalStore(draft.subscribe, () => draft.revision);
  const { id } = draft.saved.sys;
  const slug = draft.saved.fields.slug?.[session.defaultLocale];
  const [reads, setReads] = useState(0);
  const { pages, problem } = usePages(id, `${String(slug)} ${reads}`);
  const [chosen, setChosen] = useState(lastPath);
  const [width, setWidth] = useState(storedWidth);
  const [isClickToEdit, setClickToEdit] = useState(true);
  const [loads, setLoads] = useState(0);
  const reload = useCallback(() => setLoads((before) => before + 1), []);
  const addressed = pages?.filter(hasAddress) ?? [];
  // Prefer the entry's own page to pages that only display the entry.
  const best = addressed.find((one) => one.path === chosen) ?? addressed.find((one) => one.id === id);
  const path = (best ?? addressed[0])?.path ?? '';
  useEffect(() => previewDraft(draft), [draft]);
  useEffect(() => {
    if (path) lastPath = path;
  }, [path]);
  const choose = (one: number): void => {
    setWidth(one);
    localStorage.setItem(WIDTH_KEY, String(one));
  };
  return (
    <aside className="preview" aria-label="Preview">
      <div className="preview-bar">
        {path && <PagePicker pages={addressed} path={path} setPath={setChosen} />}
        <div role="group" aria-label="Preview width" className="segments">
          {WIDTHS.map((one) => (
            <button key={one} type="button" aria-pressed={one === width} onClick={() => choose(one)}>
              {one}
            </button>
          ))}
        </div>
        <button type="button" aria-pressed={isClickToEdit} onClick={() => setClickToEdit(!isClickToEdit)}>
          Click to edit
        </button>
        <button type="button" onClick={reload} disabled={!path}>
          Refresh
        </button>
        {path && (
          <a href={`/preview?path=${encodeURIComponent(path)}`} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        )}
      </div>
      {problem && (
        <p role="alert">
          The pages with this entry couldn’t be loaded: {problem}{' '}
          <button type="button" className="link" onClick={() => setReads(reads + 1)}>
            Try again
          </button>
        </p>
      )}
      {!problem && !pages && <p role="status">Loading…</p>}
      {pages && !path && (
        <p className="soft">
          {pages.length > 0
            ? 'This page has no URL yet. Give it a slug to preview it here.'
            : 'No page shows this entry yet. Link to it from a page to preview that page here.'}
        </p>
      )}
      {path && (
        <Frame
          path={path}
          width={width}
          origin={session.siteOrigin}
          changes={changes}
          locale={session.defaultLocale}
          isClickToEdit={isClickToEdit}
          loads={loads}
          reload={reload}
          openField={openField}
          openAsset={openAsset}
        />
      )}
    </aside>
  );
}

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Api, Session } from '../api/client.ts';
import type { Locale } from '../api/entries.ts';
import type { ContentType } from '../api/schemas.ts';
import { Preview } from '../preview/Preview.tsx';
import { Problem } from '../Problem.tsx';
import { getEditing, type Editing } from './editing.ts';
import { EntryPanel, type PanelProps } from './EntryPanel.tsx';
import { focusField } from './focus-field.ts';
import { parseSlideIns, subscribeAddress } from './slide-ins.ts';
import { SlideIns } from './SlideIns.tsx';
import { useEditorInterface } from './use-editor-interface.ts';
import { useOpenDraft } from './use-open-draft.ts';
import './editing.css';

interface Props {
  api: Api;
  session: Session;
  id: string;
  contentTypes: ContentType[];
  openEntry: (id: string, field?: string) => void;
  /** Id of the field to focus when the form opens. */
  field?: string | undefined;
}

const NO_LOCALES: Locale[] = [];

/** Returns the locales of the space: undefined while they load, empty if they cannot be loaded. */
export function useLocales(editing: Editing): Locale[] | undefined {
  const [locales, setLocales] = useState<Locale[]>();
  useEffect(() => {
    let current = true;
    editing
      .locales()
      .catch(() => NO_LOCALES)
      .then((found) => current && setLocales(found));
    return () => {
      current = false;
    };
  }, [editing]);
  return locales;
}

/** Form of an entry, with the preview of its page and any slide-ins over it. */
export function EntryForm({ api, session, id, contentTypes, openEntry, field }: Props) {
  const editing = getEditing(api, session, contentTypes);
  const { draft, problem } = useOpenDraft(editing.entries, id);
  const editorInterface = useEditorInterface(editing, draft?.saved.sys.contentType.sys.id);
  const locales = useLocales(editing);
  const [locale, setLocale] = useState(session.defaultLocale);
  const [isPreviewed, setPreviewed] = useState(() => matchMedia('(min-width: 60rem)').matches);
  const hash = useSyncExternalStore(subscribeAddress, () => location.hash);
  const slideIns = useMemo(() => parseSlideIns(hash), [hash]);
  const openField = useCallback(
    (entryId: string, fieldId: string): void => {
      if (entryId === id) focusField(fieldId);
      else openEntry(entryId, fieldId);
    },
    [id, openEntry],
  );
  if (problem) return <Problem>{problem}</Problem>;
  if (!draft || !editorInterface || !locales) return <p role="status">Loading…</p>;
  const contentType = contentTypes.find((type) => type.sys.id === draft.saved.sys.contentType.sys.id);
  if (!contentType) return <Problem>This entry’s content type doesn’t exist.</Problem>;
  const panel: PanelProps = {
    editing,
    locales,
    locale,
    setLocale,
    isPreviewed,
    setPreviewed,
    isTop: slideIns.length === 0,
  };
  return (
    <>
      <div className="workspace" data-previewed={isPreviewed || undefined}>
        <EntryPanel
          {...panel}
          draft={draft}
          editorInterface={editorInterface}
          contentType={contentType}
          field={field}
        />
        {isPreviewed && (
          <Preview session={session} draft={draft} changes={editing.changes} openField={openField} />
        )}
      </div>
      <SlideIns slideIns={slideIns} panel={panel} />
    </>
  );
}

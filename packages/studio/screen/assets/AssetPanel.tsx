import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Listed } from '../api/entities.ts';
import type { Locale } from '../api/entries.ts';
import { Conflicts } from '../editing/Conflicts.tsx';
import type { Draft } from '../editing/draft.ts';
import type { Editing } from '../editing/editing.ts';
import { FormTools } from '../editing/FormTools.tsx';
import { UnsentChanges } from '../editing/UnsentChanges.tsx';
import { useOpenDraft, useRevision } from '../editing/use-open-draft.ts';
import { reasonOfError } from '../entries/bulk.ts';
import { useRequests } from '../entries/list-data.ts';
import { UNTITLED } from '../entries/names.ts';
import { statusOf } from '../entries/status.ts';
import { Problem } from '../Problem.tsx';
import {
  assetFields,
  fileOf,
  isAlternativeTextMissing,
  isPicture,
  readTitleAndDescription,
} from './asset.ts';
import { AssetBar, type Act } from './AssetBar.tsx';
import { AssetFileSection } from './AssetFileSection.tsx';
import { AssetDescriptionFields } from './AssetDescriptionFields.tsx';
import { CropFocusChoice } from './CropFocusChoice.tsx';
import { UsedBy } from './UsedBy.tsx';
import './assets.css';

interface Props {
  editing: Editing;
  id: string;
  locale: string;
  locales: Locale[];
  /** Whether no slide-in covers this form. */
  isTop: boolean;
}

/** Form of an asset: file, title, description, crop focus and the entries that use it. */
export function AssetPanel({ editing, id, ...rest }: Props) {
  const { draft, problem } = useOpenDraft(editing.assets, id);
  if (problem) return <Problem>The asset couldn’t be loaded. {problem}</Problem>;
  if (!draft) return <p role="status">Loading…</p>;
  return <OpenAsset editing={editing} draft={draft} {...rest} />;
}

type OpenProps = Omit<Props, 'id'> & { draft: Draft<Listed> };

function OpenAsset({ editing, draft, locale: first, locales, isTop }: OpenProps) {
  useRevision(draft);
  const { session, contentTypes, assetsApi } = editing;
  const { defaultLocale } = session;
  const requests = useRequests(session);
  const [locale, setLocale] = useState(first);
  const [message, setMessage] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [share, setShare] = useState<number>();
  const title = useRef<HTMLInputElement>(null);
  const alternative = useRef<HTMLTextAreaElement>(null);
  const file = fileOf(draft, locale) ?? fileOf(draft, defaultLocale);
  const fields = assetFields(isPicture(file));
  const isArchived = statusOf(draft.saved) === 'Archived';
  const titleText =
    readTitleAndDescription(draft, locale).title.trim() ||
    readTitleAndDescription(draft, defaultLocale).title.trim();

  /**
   * Whether the default locale, the fallback of all other locales, has a title and, for an image, alternative text.
   * Focuses the first missing field.
   */
  const hasRequiredDescription = (): boolean => {
    const isTitleMissing = !readTitleAndDescription(draft, defaultLocale).title.trim();
    if (!isTitleMissing && !isAlternativeTextMissing(draft, defaultLocale)) return true;
    flushSync(() => setLocale(defaultLocale));
    (isTitleMissing ? title : alternative).current?.focus();
    return false;
  };
  const act: Act = async (done, action, isDescriptionRequired = false) => {
    setMessage('');
    setChecked(isDescriptionRequired);
    await draft.save();
    if (isDescriptionRequired && !hasRequiredDescription()) return;
    if (draft.state !== 'saved') return;
    try {
      draft.replace(await action(draft.saved));
      setMessage(done);
    } catch (error) {
      setMessage(reasonOfError(error));
    }
  };
  const replaceFile = async (next: File): Promise<void> => {
    setShare(0);
    await act('File replaced', (saved) => assetsApi.replaceFile(saved, next, { onProgress: setShare }));
    setShare(undefined);
  };
  return (
    <article className="asset-form">
      <AssetBar
        title={titleText || UNTITLED}
        entities={requests.entities}
        session={session}
        draft={draft}
        message={message}
        act={act}
      />
      <FormTools
        draft={draft}
        locales={locales}
        locale={locale}
        setLocale={setLocale}
        scope="asset-"
        isTop={isTop}
      />
      <UnsentChanges editing={editing} draft={draft} fields={fields} />
      <Conflicts editing={editing} draft={draft} fields={fields} />
      <div className="asset-columns">
        <AssetFileSection
          asset={draft.saved}
          file={file}
          alternative={readTitleAndDescription(draft, locale).description}
          isArchived={isArchived}
          share={share}
          replace={(next) => void replaceFile(next)}
        />
        <div className="asset-sections">
          <AssetDescriptionFields
            {...{ draft, locale, isChecked, title, alternative }}
            isImage={isPicture(file)}
          />
          {isPicture(file) && <CropFocusChoice {...{ draft, file, requests, act }} isArchived={isArchived} />}
          <UsedBy
            id={draft.saved.sys.id}
            locale={defaultLocale}
            entities={requests.entities}
            contentTypes={contentTypes}
          />
        </div>
      </div>
    </article>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { createAssetsApi } from '../api/assets.ts';
import type { Session } from '../api/client.ts';
import type { Listed } from '../api/entities.ts';
import type { ContentType } from '../api/schemas.ts';
import { reasonOfError } from '../entries/bulk.ts';
import { DateCell } from '../entries/cells.tsx';
import { useRequests, type Requests } from '../entries/list-data.ts';
import { UNTITLED } from '../entries/names.ts';
import { statusOf } from '../entries/status.ts';
import { dimensionsOf, fileOf, isPicture, pictureUrl, sizeOf, typeName } from './asset.ts';
import { useAssetDraft } from './asset-draft.ts';
import { AssetBar, type Act } from './AssetBar.tsx';
import { UsedBy } from './UsedBy.tsx';
import '../entries/finding.css';
import './assets.css';

interface Props {
  session: Session;
  contentTypes: ContentType[];
  id: string;
}

/** An asset: its file, the texts that stand for it, and what uses it. */
export function AssetForm({ session, contentTypes, id }: Props) {
  const requests = useRequests(session);
  const { data, error } = useQuery({
    queryKey: ['asset', id],
    queryFn: () => requests.entities.read('assets', id),
    retry: false,
    // The form has its own copy from then on; another one is read where it is opened again.
    cacheTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error) return <p role="alert">The asset cannot be read. {reasonOfError(error)}</p>;
  if (!data) return <p role="status">Loading…</p>;
  return <OpenAsset {...{ session, contentTypes, requests }} first={data} />;
}

type Open = Omit<Props, 'id'> & { requests: Requests; first: Listed };

function OpenAsset({ session, contentTypes, requests, first }: Open) {
  const locale = session.defaultLocale;
  const assets = useMemo(() => createAssetsApi(session), [session]);
  const draft = useAssetDraft(requests.entities, first, locale);
  const [message, setMessage] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [share, setShare] = useState<number>();
  const title = useRef<HTMLInputElement>(null);
  const alternative = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { asset, texts, change } = draft;
  const file = fileOf(asset, locale);
  const isImage = isPicture(file);
  const isArchived = statusOf(asset) === 'Archived';
  const lacksTitle = !texts.title.trim();
  const lacksText = isImage && !texts.isDecorative && !texts.description.trim();

  const act: Act = async (done, action, needsTexts) => {
    setMessage('');
    setChecked(needsTexts);
    if (needsTexts && (lacksTitle || lacksText)) {
      (lacksTitle ? title : alternative).current?.focus();
      return;
    }
    const saved = await draft.save();
    if (!saved) return;
    try {
      draft.replace(await action(saved));
      setMessage(done);
    } catch (error) {
      setMessage(reasonOfError(error));
    }
  };
  const replaceFile = async (next: File): Promise<void> => {
    setShare(0);
    await act('File replaced', (saved) => assets.replaceFile(saved, next, { onProgress: setShare }), false);
    setShare(undefined);
  };
  const url = pictureUrl(file, 1200);
  return (
    <article className="asset-form">
      <AssetBar
        title={texts.title.trim() || UNTITLED}
        entities={requests.entities}
        session={session}
        draft={draft}
        message={message}
        act={act}
      />
      {draft.state === 'conflict' && (
        <div role="alert" className="conflict">
          <p>Somebody else changed this asset while you were typing.</p>
          <div className="actions">
            <button type="button" onClick={() => void draft.resolve('mine')}>
              Keep my texts
            </button>
            <button type="button" onClick={() => void draft.resolve('theirs')}>
              Take theirs
            </button>
          </div>
        </div>
      )}
      <div className="asset-columns">
        <section className="asset-file" aria-label="File">
          <span className="thumbnail">
            {url ? (
              <img src={url} alt={texts.description} />
            ) : (
              <span>{file ? typeName(file) : 'No file'}</span>
            )}
          </span>
          {file && (
            <dl>
              <dt>File</dt>
              <dd>
                {file.url ? (
                  <a href={file.url} target="_blank" rel="noreferrer">
                    {file.fileName}
                  </a>
                ) : (
                  file.fileName
                )}
              </dd>
              <dt>Type</dt>
              <dd>{[typeName(file), dimensionsOf(file)].filter(Boolean).join(', ')}</dd>
              <dt>Size</dt>
              <dd>{file.details && sizeOf(file.details.size)}</dd>
              <dt>Updated</dt>
              <dd>
                <DateCell value={asset.sys.updatedAt} />
              </dd>
            </dl>
          )}
          <input
            ref={picker}
            type="file"
            hidden
            aria-label="Another file"
            onChange={({ target }) => {
              const [next] = target.files ?? [];
              if (next) void replaceFile(next);
              target.value = '';
            }}
          />
          {share === undefined ? (
            <button type="button" disabled={isArchived} onClick={() => picker.current?.click()}>
              Replace file
            </button>
          ) : (
            <progress aria-label="Upload of the file" value={share} max={1} />
          )}
        </section>
        <section className="asset-texts" aria-label="Texts">
          <label className="line">
            Title
            <input
              ref={title}
              value={texts.title}
              disabled={isArchived}
              aria-invalid={isChecked && lacksTitle}
              aria-describedby={isChecked && lacksTitle ? 'lacks-title' : undefined}
              onChange={({ target }) => change({ title: target.value })}
            />
          </label>
          {isChecked && lacksTitle && (
            <p id="lacks-title" role="alert" className="error">
              An asset needs a title to be published.
            </p>
          )}
          <label className="line">
            {isImage ? 'Alternative text' : 'Description'}
            <textarea
              ref={alternative}
              rows={3}
              value={texts.isDecorative ? '' : texts.description}
              disabled={isArchived || texts.isDecorative}
              aria-invalid={isChecked && lacksText}
              aria-describedby={isChecked && lacksText ? 'lacks-text' : undefined}
              onChange={({ target }) => change({ description: target.value })}
            />
          </label>
          {isImage && (
            <>
              {isChecked && lacksText && (
                <p id="lacks-text" role="alert" className="error">
                  Say what the picture shows, or mark it as decorative.
                </p>
              )}
              <label className="check-line">
                <input
                  type="checkbox"
                  checked={texts.isDecorative}
                  disabled={isArchived}
                  onChange={({ target }) => change({ isDecorative: target.checked })}
                />
                Decorative: it says nothing that the text does not
              </label>
            </>
          )}
          <UsedBy
            id={asset.sys.id}
            locale={locale}
            entities={requests.entities}
            contentTypes={contentTypes}
          />
        </section>
      </div>
    </article>
  );
}

import { useId, useRef, useState, type ReactNode } from 'react';
import { assetFile } from '../api/assets.ts';
import type { Listed } from '../api/entities.ts';
import { ApiError } from '../api/client.ts';
import type { Locale } from '../api/entries.ts';
import { statusOf } from '../entries/status.ts';
import type { Draft } from './draft.ts';
import type { Editing } from './editing.ts';
import { FormTools } from './FormTools.tsx';
import { useOpenDraft, useRevision } from './use-open-draft.ts';
import { SaveStatus } from './SaveStatus.tsx';

interface Props {
  editing: Editing;
  id: string;
  locale: string;
  locales: Locale[];
}

/** An asset: its picture or file, its title, and the text that stands for it. */
export function AssetPanel({ editing, id, locale, locales }: Props) {
  const { draft, problem } = useOpenDraft(editing.assets, id);
  if (problem) return <p role="alert">{problem}</p>;
  if (!draft) return <p role="status">Loading…</p>;
  return <AssetForm editing={editing} draft={draft} locale={locale} locales={locales} />;
}

type FormProps = Omit<Props, 'id'> & { draft: Draft<Listed> };

function AssetForm({ editing, draft, locale: first, locales }: FormProps) {
  useRevision(draft);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [locale, setLocale] = useState(first);
  const [message, setMessage] = useState('');
  const [part, setPart] = useState<number>();
  const { assetsApi, session } = editing;
  const { defaultLocale } = session;
  const text = (field: string): string => String(draft.value(field, locale) ?? '');
  const file = assetFile.safeParse(draft.value('file', locale) ?? draft.value('file', defaultLocale)).data;
  const isPicture = file?.contentType.startsWith('image/') === true;
  const isDecorative = draft.value('description', locale) === '';
  const isMissing = isPicture && draft.value('description', locale) === undefined;
  const status = statusOf(draft.saved);
  const act = async (
    doing: string,
    done: string,
    action: (saved: Listed) => Promise<Listed>,
  ): Promise<void> => {
    setMessage(doing);
    await draft.save();
    if (draft.state !== 'saved') return setMessage('');
    try {
      const saved = await action(draft.saved);
      draft.takeOver(saved);
      setMessage(done);
    } catch (error) {
      const first = error instanceof ApiError ? error.failure?.details?.errors[0]?.details : undefined;
      setMessage(first ?? (error instanceof Error ? error.message : 'That failed'));
    }
    setPart(undefined);
  };
  const replace = (chosen: File | undefined): void => {
    if (!chosen) return;
    setPart(0);
    void act(`Uploading ${chosen.name}`, 'The file is replaced', (saved) =>
      assetsApi.replaceFile(saved, chosen, { onProgress: setPart }),
    );
  };
  return (
    <article className="asset">
      <header className="bar">
        <div>
          <p className="soft">Asset</p>
          <h1>{text('title') || 'Untitled'}</h1>
        </div>
        <SaveStatus {...{ status, draft, message }} />
        {status !== 'Draft' && status !== 'Archived' && (
          <button type="button" onClick={() => void act('', 'Unpublished', assetsApi.unpublish)}>
            Unpublish
          </button>
        )}
        <button
          type="button"
          className="primary"
          disabled={status === 'Archived'}
          onClick={() => void act('', 'Published', assetsApi.publish)}
        >
          Publish
        </button>
      </header>
      <FormTools draft={draft} locales={locales} locale={locale} setLocale={setLocale} scope="asset-" isTop />
      {draft.conflicts.map((conflict) => (
        <section key={conflict.field} className="conflict" aria-label={`Conflict in ${conflict.field}`}>
          <h2>The {conflict.field} was changed by somebody else too</h2>
          <p>Theirs: {String(conflict.theirs ?? 'empty')}</p>
          <div className="filters">
            <button type="button" onClick={() => draft.resolve(conflict, 'mine')}>
              Take mine
            </button>
            <button type="button" onClick={() => draft.resolve(conflict, 'theirs')}>
              Take theirs
            </button>
          </div>
        </section>
      ))}
      <Part title="File" id={`${id}file`}>
        {file?.url && isPicture && <img className="asset-picture" src={`${file.url}?w=900`} alt="" />}
        {file && (
          <p className="soft">
            {file.fileName} · {file.contentType}
            {file.details?.image && ` · ${file.details.image.width} × ${file.details.image.height}`}
          </p>
        )}
        <div className="filters">
          <button type="button" onClick={() => input.current?.click()}>
            Replace the file
          </button>
          {part !== undefined && (
            <label>
              Uploading
              <progress max={1} value={part} />
            </label>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="File that replaces this one"
          onChange={(event) => replace(event.target.files?.[0])}
        />
      </Part>
      <Part title="Title" id={`asset-field-title`}>
        <input
          aria-labelledby="asset-field-title-label"
          value={text('title')}
          onChange={(event) => draft.change('title', locale, event.target.value || undefined)}
        />
      </Part>
      <Part title={isPicture ? 'Alternative text' : 'Description'} id="asset-field-description">
        <textarea
          aria-labelledby="asset-field-description-label"
          aria-describedby={`${id}alternative`}
          aria-invalid={isMissing}
          rows={3}
          disabled={isPicture && isDecorative}
          value={text('description')}
          onChange={(event) => draft.change('description', locale, event.target.value || undefined)}
        />
        <p className={isMissing ? 'error' : 'soft'} id={`${id}alternative`}>
          {isMissing
            ? 'Say what somebody misses who does not see it, or mark it as decorative.'
            : 'What somebody misses who does not see it.'}
        </p>
        {isPicture && (
          <label className="check">
            <input
              type="checkbox"
              checked={isDecorative}
              onChange={(event) => draft.change('description', locale, event.target.checked ? '' : undefined)}
            />
            Decorative: it says nothing that the text does not
          </label>
        )}
      </Part>
    </article>
  );
}

function Part({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section className="field" id={id} tabIndex={-1} aria-labelledby={`${id}-label`}>
      <h2 id={`${id}-label`}>{title}</h2>
      {children}
    </section>
  );
}

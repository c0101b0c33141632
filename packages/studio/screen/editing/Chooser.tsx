import { useEffect, useRef, useState } from 'react';
import { fileOf } from '../assets/asset.ts';
import { StatusPill } from '../entries/cells.tsx';
import { statusOf } from '../entries/status.ts';
import { Problem } from '../Problem.tsx';
import { AssetUpload } from './AssetUpload.tsx';
import type { ChoiceRequest, ChoiceRequests, Chosen } from './choice-requests.ts';
import { titleOf, type Editing } from './editing.ts';
import { useEntitySearch } from './use-entity-search.ts';

interface Props {
  choiceRequests: ChoiceRequests;
  editing: Editing;
  locale: string;
}

/** Dialog to search and choose entries or assets for a field. */
export function Chooser({ choiceRequests, ...rest }: Props) {
  const [choice, setChoice] = useState<ChoiceRequest>();
  useEffect(() => choiceRequests.onRequest(setChoice), [choiceRequests]);
  return choice ? <ChooserDialog {...rest} choice={choice} close={() => setChoice(undefined)} /> : null;
}

type DialogProps = Omit<Props, 'choiceRequests'> & { choice: ChoiceRequest; close: () => void };

function headingOf({ kind, isMultiple }: ChoiceRequest): string {
  if (kind === 'Entry') return isMultiple ? 'Choose entries' : 'Choose an entry';
  return isMultiple ? 'Choose assets' : 'Choose an asset';
}

function ChooserDialog({ choice, editing, locale, close }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [type, setType] = useState('');
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const { found, problem, more } = useEntitySearch(editing, choice, text, type);
  const answer = (entities: Chosen[]): void => {
    // Close first to return focus to the field, because the answer can make the field's editor re-render.
    dialog.current?.close();
    close();
    choice.onChosen(entities);
  };
  useEffect(() => dialog.current?.showModal(), []);
  const isChosen = (one: Chosen): boolean => chosen.some(({ sys }) => sys.id === one.sys.id);
  const choose = (one: Chosen): void => {
    if (!choice.isMultiple) answer([one]);
    else if (isChosen(one)) setChosen(chosen.filter(({ sys }) => sys.id !== one.sys.id));
    else if (chosen.length < choice.max) setChosen([...chosen, one]);
  };
  const types = editing.contentTypes.filter(
    ({ sys }) => !choice.contentTypes.length || choice.contentTypes.includes(sys.id),
  );
  return (
    <dialog
      ref={dialog}
      className="chooser"
      aria-labelledby="chooser-title"
      onCancel={(event) => {
        event.preventDefault();
        answer([]);
      }}
    >
      <h2 id="chooser-title">{headingOf(choice)}</h2>
      <div className="filters">
        <label>
          Search
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        {choice.kind === 'Entry' && types.length > 1 && (
          <label>
            Content type
            <select value={type} onChange={(event) => setType(event.target.value)}>
              <option value="">All allowed types</option>
              {types.map(({ sys, name }) => (
                <option key={sys.id} value={sys.id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {choice.kind === 'Asset' && <AssetUpload editing={editing} onUploaded={(asset) => choose(asset)} />}
      <Problem>{problem}</Problem>
      <p role="status" className="soft">
        {found ? (found.total ? `${found.items.length} of ${found.total}` : 'No results') : 'Loading…'}
        {choice.isMultiple && Number.isFinite(choice.max) && ` · add up to ${choice.max}`}
      </p>
      <ul>
        {found?.items.map((one) => (
          <li key={one.sys.id}>
            <button
              type="button"
              aria-pressed={choice.isMultiple ? isChosen(one) : undefined}
              onClick={() => choose(one)}
            >
              <ChoiceView one={one} editing={editing} locale={locale} />
            </button>
          </li>
        ))}
        {more && (
          <li>
            <button type="button" onClick={more}>
              Show more
            </button>
          </li>
        )}
      </ul>
      <div className="filters">
        <button type="button" onClick={() => answer([])}>
          Cancel
        </button>
        {choice.isMultiple && (
          <button type="button" className="primary" disabled={!chosen.length} onClick={() => answer(chosen)}>
            Add {chosen.length || ''}
          </button>
        )}
      </div>
    </dialog>
  );
}

function ChoiceView({ one, editing, locale }: { one: Chosen; editing: Editing; locale: string }) {
  const { defaultLocale } = editing.session;
  const file = fileOf(one, locale) ?? fileOf(one, defaultLocale);
  const isAsset = one.sys.contentType === undefined;
  const type = editing.contentTypes.find(({ sys }) => sys.id === one.sys.contentType?.sys.id)?.name;
  const status = statusOf(one);
  return (
    <span className="choice">
      {isAsset &&
        (file?.url && file.contentType.startsWith('image/') ? (
          <img src={`${file.url}?w=120&h=80&fit=pad`} alt="" loading="lazy" />
        ) : (
          <span className="choice-file" />
        ))}
      <span className="choice-name">{titleOf(editing, one, locale)}</span>
      <span className="soft">{type ?? file?.contentType}</span>
      <StatusPill status={status} />
    </span>
  );
}

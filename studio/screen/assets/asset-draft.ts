/** The texts of an asset, saved as they are typed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { Entities, Listed } from '../api/entities.ts';
import type { SaveState } from '../editing/draft.ts';
import { reasonOfError } from '../entries/bulk.ts';
import { fieldsWith, textsOf, type Texts } from './asset.ts';

/** A pause in typing after which is saved. */
const PAUSE_MS = 600;

const areSame = (a: Texts, b: Texts): boolean =>
  a.title === b.title && a.description === b.description && a.isDecorative === b.isDecorative;

export interface AssetDraft {
  /** As the service has it. */
  asset: Listed;
  texts: Texts;
  state: SaveState;
  problem: string;
  change: (changed: Partial<Texts>) => void;
  /** Saves at once what is not saved. @returns the saved asset, or nothing where that failed */
  save: () => Promise<Listed | undefined>;
  /** Goes on with another state of the asset, and with the texts that are typed. */
  replace: (asset: Listed) => void;
  /** After somebody else changed the asset: with the texts of this editor, or with those of the other. */
  resolve: (choice: 'mine' | 'theirs') => Promise<void>;
}

export function useAssetDraft(entities: Entities, first: Listed, locale: string): AssetDraft {
  const [asset, setAsset] = useState(first);
  const [texts, setTexts] = useState(() => textsOf(first, locale));
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState('');
  // What a save that is under way, or the next one, has to know.
  const now = useRef({ asset, texts });
  const saving = useRef<Promise<Listed | undefined>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const replace = useCallback((next: Listed): void => {
    now.current.asset = next;
    setAsset(next);
  }, []);

  const save = useCallback(async (): Promise<Listed | undefined> => {
    clearTimeout(timer.current);
    await saving.current;
    const { asset: before, texts: typed } = now.current;
    if (areSame(typed, textsOf(before, locale))) return before;
    const attempt = async (): Promise<Listed | undefined> => {
      setState('saving');
      try {
        const saved = await entities.save('assets', {
          ...before,
          fields: fieldsWith(before.fields, typed, locale),
        });
        replace(saved);
        setState(now.current.texts === typed ? 'saved' : 'unsaved');
        return saved;
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409;
        setState(isConflict ? 'conflict' : 'failed');
        setProblem(reasonOfError(error));
        return undefined;
      }
    };
    saving.current = attempt();
    return saving.current;
  }, [entities, locale, replace]);

  useEffect(() => () => void save(), [save]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (state !== 'saved') event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [state]);

  return {
    asset,
    texts,
    state,
    problem,
    save,
    replace,
    change: (changed) => {
      const next = { ...now.current.texts, ...changed };
      now.current.texts = next;
      setTexts(next);
      // A conflict is resolved first.
      if (state === 'conflict') return;
      setState('unsaved');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    resolve: async (choice) => {
      try {
        const theirs = await entities.read('assets', asset.sys.id);
        replace(theirs);
        if (choice === 'theirs') {
          now.current.texts = textsOf(theirs, locale);
          setTexts(now.current.texts);
        }
        setState('saved');
        await save();
      } catch (error) {
        setProblem(reasonOfError(error));
        setState('failed');
      }
    },
  };
}

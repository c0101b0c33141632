import { useEffect } from 'react';
import type { Locale } from '../api/entries.ts';
import type { Draft } from './draft.ts';
import { focusField } from './focus-field.ts';
import { useRevision } from './use-open-draft.ts';

interface Props {
  draft: Pick<Draft, 'undo' | 'redo' | 'log' | 'subscribe' | 'revision'>;
  locales: Locale[];
  locale: string;
  setLocale: (code: string) => void;
  scope: string;
  /** Whether no slide-in covers this form. */
  isTop: boolean;
}

const TEXT = 'input, textarea, select, [contenteditable="true"]';

/** Toolbar of a form: undo, redo and locale. */
export function FormTools({ draft, locales, locale, setLocale, scope, isTop }: Props) {
  useRevision(draft);
  const step = (which: 'undo' | 'redo'): void => {
    const place = draft[which]();
    if (place) focusField(place.field, scope);
  };
  useEffect(() => {
    if (!isTop) return;
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      // Text inputs have their own undo.
      if (target instanceof Element && target.closest(TEXT)) return;
      const isRedo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && event.shiftKey);
      if (!isRedo && key.toLowerCase() !== 'z') return;
      event.preventDefault();
      const place = draft[isRedo ? 'redo' : 'undo']();
      if (place) focusField(place.field, scope);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [draft, scope, isTop]);
  return (
    <div className="form-tools filters">
      <button
        type="button"
        disabled={!draft.log.canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={() => step('undo')}
      >
        Undo
      </button>
      <button
        type="button"
        disabled={!draft.log.canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => step('redo')}
      >
        Redo
      </button>
      {locales.length > 1 && (
        <label>
          Locale
          <select value={locale} onChange={(event) => setLocale(event.target.value)}>
            {locales.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { useSlow } from '@/components/ui/Loader/use-slow';
import { pluralize } from '@/components/ui/pluralize';
import { SUGGEST_PATH, type Suggestion } from '@/lib/search/suggestions';
import styles from './SearchForm.module.css';

const DEBOUNCE_MS = 140;
const MIN_LENGTH = 2;
const COMBOBOX_ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
];

const isSuggestions = (value: unknown): value is { suggestions: Suggestion[] } =>
  typeof value === 'object' && value !== null && 'suggestions' in value && Array.isArray(value.suggestions);

async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${SUGGEST_PATH}?q=${encodeURIComponent(q)}`, { signal });
  if (!response.ok) return [];
  const body: unknown = await response.json();
  return isSuggestions(body) ? body.suggestions : [];
}

/**
 * Suggestions while typing, as a listbox of the search input (the combobox pattern of the ARIA Authoring Practices).
 * Arrow keys select a suggestion, Enter opens it or submits the search if none is selected, Escape closes the list.
 */
export default function Suggestions({ input: field }: { input: HTMLInputElement }) {
  const id = `${field.id}-suggestions`;
  const [items, setItems] = useState<Suggestion[]>([]);
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState(-1);
  const [isLoading, setIsLoading] = useState(false);
  const isSlow = useSlow(isLoading);
  const visible = open && items.length > 0;
  const state = useRef({ items, selected, visible });
  useEffect(() => {
    state.current = { items, selected, visible };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request = new AbortController();
    const cancel = (): void => {
      clearTimeout(timer);
      request.abort();
      setIsLoading(false);
    };
    const onInput = (): void => {
      cancel();
      request = new AbortController();
      setSelected(-1);
      const q = field.value.trim();
      if (q.length < MIN_LENGTH) {
        setItems([]);
        return;
      }
      const { signal } = request;
      timer = setTimeout(() => {
        setIsLoading(true);
        fetchSuggestions(q, signal).then(
          (suggestions) => {
            setIsLoading(false);
            setItems(suggestions);
            setOpen(document.activeElement === field);
          },
          // Ignore failures: the form still works without suggestions. After an abort, a newer request may be loading.
          () => {
            if (!signal.aborted) setIsLoading(false);
          },
        );
      }, DEBOUNCE_MS);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const current = state.current;
      // A response to an in-flight request would open the list again.
      if (event.key === 'Escape') cancel();
      if (event.key === 'Escape' && current.visible) {
        // By default, browsers clear the input on Escape, and the menu around the search box closes.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        setSelected(-1);
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (current.items.length === 0) return;
        event.preventDefault();
        setOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const positions = current.items.length + 1;
        setSelected((index) => ((index + 1 + step + positions) % positions) - 1);
      } else if (event.key === 'Enter' && current.visible) {
        const item = current.items[current.selected];
        if (!item) return;
        event.preventDefault();
        location.assign(item.href);
      }
    };
    const onBlur = (): void => setOpen(false);
    field.addEventListener('input', onInput);
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('blur', onBlur);
    // Suggest for text typed before this script ran.
    if (field.value !== field.defaultValue) onInput();
    return () => {
      cancel();
      field.removeEventListener('input', onInput);
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('blur', onBlur);
      // The search box in the header outlives this page.
      for (const name of COMBOBOX_ATTRIBUTES) field.removeAttribute(name);
    };
  }, [field]);

  useEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', id);
    field.setAttribute('aria-expanded', String(visible));
    if (visible && selected >= 0) field.setAttribute('aria-activedescendant', `${id}-${selected}`);
    else field.removeAttribute('aria-activedescendant');
  }, [field, id, visible, selected]);

  return (
    <>
      <div id={id} role="listbox" aria-label="Suggestions" hidden={!visible} className={styles.suggestions}>
        {items.map((item, index) => (
          <a
            key={item.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === selected}
            href={item.href}
            tabIndex={-1}
            // Keep focus in the input. Otherwise its blur event would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            className={styles.option}
          >
            <span lang={item.lang}>
              {item.title.map(({ text, marked }, part) =>
                marked ? <mark key={part}>{text}</mark> : <span key={part}>{text}</span>,
              )}
            </span>
            <span className={styles.note}>{item.note}</span>
          </a>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {isSlow ? 'Loading suggestions…' : visible ? pluralize(items.length, 'suggestion') : ''}
      </span>
    </>
  );
}

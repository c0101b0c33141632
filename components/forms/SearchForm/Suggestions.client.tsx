'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { SUGGEST_PATH, type Suggestion } from '@/lib/search/suggestions';
import styles from './SearchForm.module.css';

const PAUSE_MS = 140;
const SHORTEST = 2;

const isSuggestions = (value: unknown): value is { suggestions: Suggestion[] } =>
  typeof value === 'object' && value !== null && 'suggestions' in value && Array.isArray(value.suggestions);

async function ask(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${SUGGEST_PATH}?q=${encodeURIComponent(q)}`, { signal });
  if (!response.ok) return [];
  const answer: unknown = await response.json();
  return isSuggestions(answer) ? answer.suggestions : [];
}

/**
 * Suggestions while typing: a list box that belongs to the search input (the combobox pattern of the ARIA practices).
 * Arrow keys choose, Enter opens what is chosen or else searches, Escape closes.
 */
export default function Suggestions({
  input,
  id,
}: {
  input: RefObject<HTMLInputElement | null>;
  id: string;
}) {
  const [items, setItems] = useState<Suggestion[]>([]);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const shown = open && items.length > 0;
  const state = useRef({ items, chosen, shown });
  useEffect(() => {
    state.current = { items, chosen, shown };
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pageQuery = new AbortController();
    const look = (): void => {
      clearTimeout(timer);
      pageQuery.abort();
      pageQuery = new AbortController();
      setChosen(-1);
      const q = field.value.trim();
      if (q.length < SHORTEST) {
        setItems([]);
        return;
      }
      const { signal } = pageQuery;
      timer = setTimeout(() => {
        ask(q, signal).then(
          (found) => {
            setItems(found);
            setOpen(document.activeElement === field);
          },
          // Without suggestions the form still searches.
          () => undefined,
        );
      }, PAUSE_MS);
    };
    const key = (event: KeyboardEvent): void => {
      const now = state.current;
      if (event.key === 'Escape' && now.shown) {
        // The input's own Escape would empty it, and the menu around would close.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        setChosen(-1);
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (now.items.length === 0) return;
        event.preventDefault();
        setOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const places = now.items.length + 1;
        setChosen((at) => ((at + 1 + step + places) % places) - 1);
      } else if (event.key === 'Enter' && now.shown) {
        const item = now.items[now.chosen];
        if (!item) return;
        event.preventDefault();
        location.assign(item.href);
      }
    };
    const leave = (): void => setOpen(false);
    field.addEventListener('input', look);
    field.addEventListener('keydown', key);
    field.addEventListener('blur', leave);
    // Typed before this script arrived.
    if (field.value !== field.defaultValue) look();
    return () => {
      clearTimeout(timer);
      pageQuery.abort();
      field.removeEventListener('input', look);
      field.removeEventListener('keydown', key);
      field.removeEventListener('blur', leave);
    };
  }, [input]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-autocomplete', 'list');
    field?.setAttribute('aria-controls', id);
    field?.setAttribute('aria-expanded', String(shown));
    if (shown && chosen >= 0) field?.setAttribute('aria-activedescendant', `${id}-${chosen}`);
    else field?.removeAttribute('aria-activedescendant');
  }, [input, id, shown, chosen]);

  return (
    <>
      <div id={id} role="listbox" aria-label="Suggestions" hidden={!shown} className={styles.suggestions}>
        {items.map((item, index) => (
          <a
            key={item.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            href={item.href}
            tabIndex={-1}
            // The input keeps the focus, so that its list stays open until the press ends.
            onPointerDown={(event) => event.preventDefault()}
            className={styles.option}
          >
            <span>
              {item.title.map(({ text, marked }, part) =>
                marked ? <mark key={part}>{text}</mark> : <span key={part}>{text}</span>,
              )}
            </span>
            <span className={styles.note}>{item.note}</span>
          </a>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {shown ? `${items.length} suggestions` : ''}
      </span>
    </>
  );
}

import { useId, useRef, useState } from 'react';
import type { Page } from '../api/schemas.ts';

/** The list has a search field if it has at least this many pages. */
const SEARCHED_FROM = 8;

type Addressed = Page & { path: string };

interface Props {
  pages: Addressed[];
  path: string;
  setPath: (path: string) => void;
}

/** Lets editors choose the previewed page among those that display an entry. */
export function PagePicker({ pages, path, setPath }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const current = pages.find((page) => page.path === path);
  if (pages.length < 2)
    return (
      <p className="previewed-page">
        <strong>{current?.title}</strong>
        <span className="soft">{path}</span>
      </p>
    );
  const word = text.trim().toLowerCase();
  const matching = pages.filter((page) => `${page.title} ${page.path}`.toLowerCase().includes(word));
  return (
    <div className="page-picker">
      <button type="button" popoverTarget={`${id}-list`}>
        <span>{current?.title ?? 'Choose a page'}</span>
        <span className="soft">{pages.length} pages ▾</span>
      </button>
      <div
        ref={list}
        id={`${id}-list`}
        popover="auto"
        role="group"
        aria-label="Pages with this entry"
        onToggle={(event) => {
          if (event.newState === 'closed') setText('');
        }}
      >
        {pages.length >= SEARCHED_FROM && (
          <label>
            Find a page
            <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
          </label>
        )}
        <p role="status" className="soft">
          {matching.length === pages.length ? '' : `${matching.length} of ${pages.length} pages`}
        </p>
        <ul>
          {matching.map((page) => (
            <li key={page.id}>
              <button
                type="button"
                aria-current={page.path === path || undefined}
                onClick={() => {
                  setPath(page.path);
                  list.current?.hidePopover();
                }}
              >
                {page.title}
                <span className="soft">{page.path}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

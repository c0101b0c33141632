import { useEffect, useState } from 'react';
import { readPageTypes, type PageType } from '../api/new-page.ts';
import { Problem } from '../Problem.tsx';
import './new-page.css';

function Cards({ types, label }: { types: PageType[]; label: string }) {
  if (types.length === 0) return null;
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul className="page-types">
        {types.map(({ id, name, description, pages, only }) => (
          <li key={id}>
            <a className="page-type" href={`#/new/${encodeURIComponent(id)}`}>
              {name}
            </a>
            <p>{description}</p>
            <p className="soft">
              {only ? (
                <>
                  Existing page: <a href={`#/entries/${encodeURIComponent(only.id)}`}>{only.title}</a>
                </>
              ) : (
                `${pages} ${pages === 1 ? 'page' : 'pages'} live`
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lets editors choose the type of a new page. Types with the most pages come first. */
export function PageTypes() {
  const [types, setTypes] = useState<PageType[]>();
  const [problem, setProblem] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    let current = true;
    readPageTypes()
      .then((found) => current && setTypes(found.toSorted((a, b) => b.pages - a.pages)))
      .catch((error: unknown) => {
        if (current) setProblem(error instanceof Error ? error.message : 'The page types couldn’t be loaded');
      });
    return () => {
      current = false;
    };
  }, []);
  const word = text.trim().toLowerCase();
  const matching = types?.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(word),
  );
  return (
    <article className="new-page">
      <h1>New page</h1>
      <p className="soft">Choose a page type. Its blocks are created as drafts; nothing goes live yet.</p>
      <div className="filters">
        <label>
          Find a page type
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </div>
      <Problem>{problem}</Problem>
      {!types && !problem && <p role="status">Loading…</p>}
      {matching?.length === 0 && <p role="status">No page types match.</p>}
      <Cards label="Page types with many pages" types={matching?.filter(({ pages }) => pages > 1) ?? []} />
      <Cards label="Usually one page per site" types={matching?.filter(({ pages }) => pages <= 1) ?? []} />
    </article>
  );
}

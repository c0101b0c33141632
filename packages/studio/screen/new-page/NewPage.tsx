import { useEffect, useId, useState, type FormEvent } from 'react';
import { makePage, readBeginning, type Beginning } from '../api/new-page.ts';
import { Problem } from '../Problem.tsx';
import { AddressField, useAvailability } from './AddressField.tsx';
import { Blocks } from './Blocks.tsx';
import { Menus } from './Menus.tsx';
import { joinSlug, slugOf } from './slug.ts';
import './new-page.css';

const HOME = 'Home';

const fieldsOf = ({ parts }: Beginning): ReadonlySet<string> => new Set(parts.map(({ field }) => field));

interface Props {
  type: string;
  openEntry: (id: string) => void;
}

/** Form for a new page of one type: title, parent, address, blocks and menus. */
export function NewPage({ type, openEntry }: Props) {
  const [beginning, setBeginning] = useState<Beginning>();
  const [parent, setParent] = useState<string>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let current = true;
    readBeginning(type, parent)
      .then((found) => current && setBeginning(found))
      .catch((error: unknown) => {
        if (current) setProblem(error instanceof Error ? error.message : 'This page type couldn’t be loaded');
      });
    return () => {
      current = false;
    };
  }, [type, parent]);
  if (problem) return <Problem>{problem}</Problem>;
  if (!beginning) return <p role="status">Loading…</p>;
  return <Beginnings beginning={beginning} setParent={setParent} openEntry={openEntry} />;
}

interface FormProps {
  beginning: Beginning;
  setParent: (parent: string) => void;
  openEntry: (id: string) => void;
}

function Beginnings({ beginning, setParent, openEntry }: FormProps) {
  const id = useId();
  const { parent, parents, directory, named } = beginning;
  const [title, setTitle] = useState('');
  const [typedSlug, setTypedSlug] = useState<string>();
  const [thing, setThing] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [menus, setMenus] = useState<ReadonlySet<string>>(new Set());
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState('');
  const existing = named?.without.find((one) => one.id === thing);
  const slug = existing?.slug ?? typedSlug ?? (title && joinSlug(directory, slugOf(title)));
  const availability = useAvailability(existing ? '' : slug);
  const fields = fieldsOf(beginning);
  const chosen = fields.difference(leftOut);
  const isReady =
    title.trim() !== '' &&
    (existing !== undefined || availability.state === 'free') &&
    !(beginning.isParentRequired && parent === '');
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady || isMaking) return;
    setMaking(true);
    setProblem('');
    try {
      const made = await makePage({
        type: beginning.id,
        title: title.trim(),
        slug,
        parent: parent || undefined,
        named: existing?.id,
        parts: [...chosen, ...beginning.parts.flatMap(({ isRequired, field }) => (isRequired ? field : []))],
        menus: [...menus],
      });
      openEntry(made);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The page wasn’t created.');
      setMaking(false);
    }
  };
  return (
    <article className="new-page">
      <p className="soft">
        <a href="#/new">New page</a>
      </p>
      <h1>{beginning.name}</h1>
      <p className="soft">{beginning.description}</p>
      <form onSubmit={(event) => void make(event)}>
        <fieldset>
          <legend>Name and location</legend>
          {named && (
            <div className="labelled">
              <label htmlFor={`${id}-named`}>{named.name}</label>
              <select
                id={`${id}-named`}
                value={thing}
                onChange={(event) => {
                  setThing(event.target.value);
                  const found = named.without.find((one) => one.id === event.target.value);
                  if (found) setTitle(found.title);
                }}
              >
                <option value="">New, created with the page</option>
                {named.without.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.title}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className="labelled">
            <label htmlFor={`${id}-title`}>Title</label>
            <input
              id={`${id}-title`}
              value={title}
              maxLength={120}
              required
              autoComplete="off"
              onChange={(event) => setTitle(event.target.value)}
            />
          </div>
          {parents.length > 0 && (
            <div className="labelled">
              <label htmlFor={`${id}-parent`}>Parent page</label>
              <select
                id={`${id}-parent`}
                value={parent}
                onChange={(event) => setParent(event.target.value)}
                aria-describedby={`${id}-parent-help`}
              >
                <option value="">{beginning.isParentRequired ? 'Choose a page' : HOME}</option>
                {parents.map((page) => (
                  <option key={page.id} value={page.id}>
                    {page.title} ({page.slug})
                  </option>
                ))}
              </select>
              <p id={`${id}-parent-help`} className="soft">
                Comes before this page in the breadcrumb.
              </p>
            </div>
          )}
          {existing ? (
            <p className="labelled">
              <span>
                It uses the URL of the {named?.name.toLowerCase()}:{' '}
                <strong>
                  {beginning.root}
                  {existing.slug}
                </strong>
              </span>
            </p>
          ) : (
            <AddressField
              root={beginning.root}
              slug={slug}
              setSlug={setTypedSlug}
              availability={availability}
            />
          )}
          <div className="labelled">
            <span className="soft" id={`${id}-trail`}>
              Breadcrumb
            </span>
            <ol className="trail" aria-labelledby={`${id}-trail`}>
              <li>{HOME}</li>
              {beginning.above.map(({ title: above, path }) => (
                <li key={path}>{above}</li>
              ))}
              <li>
                <strong>{title.trim() || 'This page'}</strong>
              </li>
            </ol>
          </div>
        </fieldset>
        <Blocks
          beginning={beginning}
          chosen={chosen}
          setChosen={(next) => setLeftOut(fields.difference(next))}
        />
        <Menus menus={beginning.menus} chosen={menus} setChosen={setMenus} />
        <div className="actions">
          <button type="submit" className="primary" disabled={!isReady || isMaking}>
            {isMaking ? 'Creating page…' : 'Create page'}
          </button>
          <p className="soft">It stays a draft until you publish it.</p>
        </div>
        <Problem>{problem}</Problem>
      </form>
    </article>
  );
}

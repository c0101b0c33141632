import { useEffect, useId, useState, type FormEvent } from 'react';
import { makePage, readNewPageDefaults, type NewPageDefaults } from '../api/new-page.ts';
import { Problem } from '../Problem.tsx';
import { AddressField, useAvailability } from './AddressField.tsx';
import { Blocks } from './Blocks.tsx';
import { Menus } from './Menus.tsx';
import { joinSlug, slugOf } from './slug.ts';
import './new-page.css';

const HOME = 'Home';

const fieldsOf = ({ parts }: NewPageDefaults): ReadonlySet<string> =>
  new Set(parts.map(({ field }) => field));

interface Props {
  type: string;
  openEntry: (id: string) => void;
}

/** Form for a new page of one type: title, parent, address, blocks and menus. */
export function NewPage({ type, openEntry }: Props) {
  const [defaults, setDefaults] = useState<NewPageDefaults>();
  const [parent, setParent] = useState<string>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let current = true;
    readNewPageDefaults(type, parent)
      .then((found) => current && setDefaults(found))
      .catch((error: unknown) => {
        if (current) setProblem(error instanceof Error ? error.message : 'This page type couldn’t be loaded');
      });
    return () => {
      current = false;
    };
  }, [type, parent]);
  if (problem) return <Problem>{problem}</Problem>;
  if (!defaults) return <p role="status">Loading…</p>;
  return <NewPageForm defaults={defaults} setParent={setParent} openEntry={openEntry} />;
}

interface FormProps {
  defaults: NewPageDefaults;
  setParent: (parent: string) => void;
  openEntry: (id: string) => void;
}

function NewPageForm({ defaults, setParent, openEntry }: FormProps) {
  const id = useId();
  const { parent, parents, directory, addressSource } = defaults;
  const [title, setTitle] = useState('');
  const [typedSlug, setTypedSlug] = useState<string>();
  const [addressEntry, setAddressEntry] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [menus, setMenus] = useState<ReadonlySet<string>>(new Set());
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState('');
  const existing = addressSource?.withoutPage.find((one) => one.id === addressEntry);
  const slug = existing?.slug ?? typedSlug ?? (title && joinSlug(directory, slugOf(title)));
  const availability = useAvailability(existing ? '' : slug);
  const fields = fieldsOf(defaults);
  const chosen = fields.difference(leftOut);
  const isReady =
    title.trim() !== '' &&
    (existing !== undefined || availability.state === 'free') &&
    !(defaults.isParentRequired && parent === '');
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady || isMaking) return;
    setMaking(true);
    setProblem('');
    try {
      const made = await makePage({
        type: defaults.id,
        title: title.trim(),
        slug,
        parent: parent || undefined,
        addressEntry: existing?.id,
        parts: [...chosen, ...defaults.parts.flatMap(({ isRequired, field }) => (isRequired ? field : []))],
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
      <h1>{defaults.name}</h1>
      <p className="soft">{defaults.description}</p>
      <form onSubmit={(event) => void make(event)}>
        <fieldset>
          <legend>Name and location</legend>
          {addressSource && (
            <div className="labelled">
              <label htmlFor={`${id}-address-source`}>{addressSource.name}</label>
              <select
                id={`${id}-address-source`}
                value={addressEntry}
                onChange={(event) => {
                  setAddressEntry(event.target.value);
                  const found = addressSource.withoutPage.find((one) => one.id === event.target.value);
                  if (found) setTitle(found.title);
                }}
              >
                <option value="">New, created with the page</option>
                {addressSource.withoutPage.map((one) => (
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
                <option value="">{defaults.isParentRequired ? 'Choose a page' : HOME}</option>
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
                It uses the URL of the {addressSource?.name.toLowerCase()}:{' '}
                <strong>
                  {defaults.root}
                  {existing.slug}
                </strong>
              </span>
            </p>
          ) : (
            <AddressField
              root={defaults.root}
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
              {defaults.ancestors.map(({ title: ancestor, path }) => (
                <li key={path}>{ancestor}</li>
              ))}
              <li>
                <strong>{title.trim() || 'This page'}</strong>
              </li>
            </ol>
          </div>
        </fieldset>
        <Blocks
          defaults={defaults}
          chosen={chosen}
          setChosen={(next) => setLeftOut(fields.difference(next))}
        />
        <Menus menus={defaults.menus} chosen={menus} setChosen={setMenus} />
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

import type { NewPageDefaults } from '../api/new-page.ts';

interface Props {
  menus: NewPageDefaults['menus'];
  chosen: ReadonlySet<string>;
  setChosen: (chosen: ReadonlySet<string>) => void;
}

/** Lets editors choose the menus that link to a new page. Full menus are disabled. */
export function Menus({ menus, chosen, setChosen }: Props) {
  const toggle = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const item = ({ id, label, links, max }: NewPageDefaults['menus'][number]) => {
    const isFull = max !== undefined && links >= max;
    return (
      <li key={id}>
        <label>
          <input
            type="checkbox"
            checked={chosen.has(id)}
            disabled={isFull}
            onChange={(event) => toggle(id, event.target.checked)}
          />
          <span>
            {label}
            <span className="soft">
              {isFull ? `Full: ${links} links` : `${links}${max === undefined ? '' : ` of ${max}`} links`}
            </span>
          </span>
        </label>
      </li>
    );
  };
  const near = menus.filter(({ isNear }) => isNear);
  const others = menus.filter(({ isNear }) => !isNear);
  return (
    <fieldset>
      <legend>Menu links</legend>
      <p className="soft">Adds a link to the menu as a draft. Publish the menu once the page is live.</p>
      {near.length > 0 && <ul className="checkboxes">{near.map(item)}</ul>}
      {others.length > 0 && (
        <details>
          <summary>{near.length > 0 ? 'Other menus' : `${others.length} menus`}</summary>
          <ul className="checkboxes">{others.map(item)}</ul>
        </details>
      )}
    </fieldset>
  );
}

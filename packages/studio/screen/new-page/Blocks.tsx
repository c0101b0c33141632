import type { NewPageDefaults, Outline } from '../api/new-page.ts';

/** Groups equal blocks, to display three “Question” blocks as “3 × Question”. */
function groupEqual(blocks: readonly Outline[]): { block: Outline; count: number }[] {
  const groups: { block: Outline; count: number }[] = [];
  for (const block of blocks) {
    const same = groups.find((group) => JSON.stringify(group.block) === JSON.stringify(block));
    if (same) same.count += 1;
    else groups.push({ block, count: 1 });
  }
  return groups;
}

const inWords = (blocks: readonly Outline[]): string =>
  groupEqual(blocks)
    .map(({ block, count }) => {
      const inside = inWords(block.parts.flatMap((part) => part.blocks));
      return `${count > 1 ? `${count} × ` : ''}${block.type}${inside && ` (${inside})`}`;
    })
    .join(', ');

interface Props {
  defaults: NewPageDefaults;
  chosen: ReadonlySet<string>;
  setChosen: (chosen: ReadonlySet<string>) => void;
}

/** Lets editors choose the blocks that a new page starts with. */
export function Blocks({ defaults: { parts, choices }, chosen, setChosen }: Props) {
  const toggle = (field: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(field);
    else next.delete(field);
    setChosen(next);
  };
  return (
    <fieldset>
      <legend>Blocks</legend>
      <p className="soft">
        The usual blocks of this page type. You can fill them in later, or leave some out.
      </p>
      <ul className="checkboxes">
        {parts.map(({ field, name, blocks, isRequired }) => (
          <li key={field}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(field) || isRequired}
                disabled={isRequired}
                onChange={(event) => toggle(field, event.target.checked)}
              />
              <span>
                {name}
                {isRequired && <span className="soft"> (required)</span>}
                <span className="soft">{inWords(blocks)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {parts.length === 0 && <p>None. The page’s content is in its own fields.</p>}
      {choices.length > 0 && (
        <p className="soft">
          These blocks are shared with other pages. Choose them in the form:{' '}
          {choices.map(({ name, isRequired }) => (isRequired ? `${name} (required)` : name)).join(', ')}.
        </p>
      )}
    </fieldset>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** A pause in typing after which a list is read. */
const PAUSE_MS = 120;

interface Props {
  value: string;
  search: (text: string) => void;
  placeholder: string;
}

/** Text that a list is searched for, as it is typed. */
export function SearchField({ value, search, placeholder }: Props) {
  const [text, setText] = useState(value);
  // What this field asked for itself must not overwrite what was typed after it.
  const requested = useRef(value);
  const request = useCallback(
    (next: string): void => {
      if (next === requested.current) return;
      requested.current = next;
      search(next);
    },
    [search],
  );
  useEffect(() => {
    if (value === requested.current) return;
    requested.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => request(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, request]);
  return (
    <label className="grow">
      Search
      <input
        type="search"
        value={text}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        // Whoever goes on to a link must not find this search in the list that it leads to.
        onBlur={() => request(text.trim())}
      />
    </label>
  );
}

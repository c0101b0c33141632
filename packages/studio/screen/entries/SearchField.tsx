import { useCallback, useEffect, useRef, useState } from 'react';

/** Debounce between typing and searching. */
const PAUSE_MS = 120;

interface Props {
  value: string;
  search: (text: string) => void;
  placeholder: string;
}

/** Search field that searches while the editor types. */
export function SearchField({ value, search, placeholder }: Props) {
  const [text, setText] = useState(value);
  // Last value that this field requested. When it comes back as a prop, it must not overwrite newer text.
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
        // Search immediately: a pending search could otherwise change the list that a clicked link opens.
        onBlur={() => request(text.trim())}
      />
    </label>
  );
}

/** A string, split around the words that differ from another string. */
export interface Parts {
  start: string;
  middle: string;
  end: string;
}

const words = (text: string): string[] => text.split(/(?<=\s)/);

export function changedParts(text: string, other: string): Parts {
  if (text === other) return { start: text, middle: '', end: '' };
  const own = words(text);
  const others = words(other);
  let from = 0;
  while (from < own.length && own[from] === others[from]) from += 1;
  let until = 0;
  const limit = Math.min(own.length, others.length) - from;
  while (until < limit && own.at(-1 - until) === others.at(-1 - until)) until += 1;
  return {
    start: own.slice(0, from).join(''),
    middle: own.slice(from, own.length - until).join(''),
    end: own.slice(own.length - until).join(''),
  };
}

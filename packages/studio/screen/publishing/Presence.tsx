import { useEffect, useState } from 'react';
import { sendPresence, subscribe } from '../api/live.ts';
import './presence.css';

/** Well below the 30 seconds after which the server forgets an editor. */
const RENEWAL_MS = 10_000;

interface Person {
  id: string;
  name: string;
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

interface Props {
  entryId: string;
  user: Person;
}

/** Lists the other editors who have an entry open, and reports that it is open here. */
export function Presence({ entryId, user }: Props) {
  const [others, setOthers] = useState<Person[]>([]);
  useEffect(() => {
    // If an editor has several tabs, only the visible one reports its entry.
    const renew = (): void => {
      if (document.visibilityState === 'visible') void sendPresence(entryId);
    };
    const leave = (): void => void sendPresence(null);
    renew();
    const timer = setInterval(renew, RENEWAL_MS);
    document.addEventListener('visibilitychange', renew);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [entryId]);
  useEffect(
    () =>
      subscribe((event) => {
        if (event.type === 'presence' && event.entryId === entryId)
          setOthers(event.editors.filter(({ id }) => id !== user.id));
      }),
    [entryId, user.id],
  );
  if (!others.length) return null;
  return (
    <ul className="presence" aria-label="Also viewing">
      {others.map(({ id, name }) => (
        <li key={id} title={name}>
          <span aria-hidden="true">{initialsOf(name)}</span>
          <span className="name">{name}</span>
        </li>
      ))}
    </ul>
  );
}

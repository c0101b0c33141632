'use client';

import { useEffect, useRef, useState } from 'react';
import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './CompareTray.module.css';

interface Chosen {
  key: string;
  name: string;
}

const STORE = 'compare';
const AT_MOST = 4;

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'name' in value &&
  typeof value.key === 'string' &&
  typeof value.name === 'string';

function stored(): Chosen[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    return Array.isArray(value) ? value.filter(isChosen).slice(0, AT_MOST) : [];
  } catch {
    return [];
  }
}

function store(chosen: readonly Chosen[]): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(chosen));
  } catch {
    // A browser that stores nothing compares what is chosen on one page.
  }
}

function Items({ form }: { form: string }) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const now = useRef(chosen);

  const change = (next: readonly Chosen[]): void => {
    now.current = next;
    setChosen(next);
    store(next);
  };

  useEffect(() => {
    const boxes = (): NodeListOf<HTMLInputElement> =>
      document.querySelectorAll(`input[type="checkbox"][form="${form}"]`);
    const show = (): void => {
      for (const box of boxes()) {
        box.checked = now.current.some(({ key }) => key === box.value);
        box.disabled = !box.checked && now.current.length >= AT_MOST;
      }
    };
    const take = (next: readonly Chosen[]): void => {
      now.current = next;
      setChosen(next);
      store(next);
      show();
    };
    // What was checked before this script arrived counts too.
    const before = stored();
    const early = [...boxes()]
      .filter((box) => box.checked && !before.some(({ key }) => key === box.value))
      .map((box) => ({ key: box.value, name: box.dataset.name ?? '' }));
    take([...before, ...early].slice(0, AT_MOST));
    const changed = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || target.getAttribute('form') !== form) return;
      const rest = now.current.filter(({ key }) => key !== target.value);
      take(target.checked ? [...rest, { key: target.value, name: target.dataset.name ?? '' }] : rest);
    };
    document.addEventListener('change', changed);
    return () => document.removeEventListener('change', changed);
  }, [form]);

  const remove = (key: string): void => {
    change(chosen.filter((item) => item.key !== key));
    for (const box of document.querySelectorAll<HTMLInputElement>(`input[form="${form}"]`)) {
      if (box.value === key) box.checked = false;
      box.disabled = false;
    }
  };

  return (
    <div className={styles.items}>
      <p className={styles.words} role="status">
        {chosen.length === 0 ? 'Compare products' : `${chosen.length} of ${AT_MOST} chosen`}
      </p>
      {chosen.map(({ key, name }) => (
        <span key={key} className={styles.item}>
          <input type="hidden" name="products" value={key} />
          {name}
          <button
            type="button"
            className={styles.remove}
            aria-label={`Take ${name} out of the comparison`}
            onClick={() => remove(key)}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
    </div>
  );
}

/** What was chosen for the comparison, on this page and before; four products at most. Each page has its own checkboxes. */
export function CompareTrayItems({ form }: { form: string }) {
  return <Items key={usePathname()} form={form} />;
}

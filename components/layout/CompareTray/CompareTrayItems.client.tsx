'use client';

import { useEffect, useRef, useState } from 'react';
import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './CompareTray.module.css';

interface ComparedProduct {
  key: string;
  name: string;
}

const STORAGE_KEY = 'compare';
/** Id of the text that explains why no more products can be chosen. */
const FULL = 'compare-chosen';

const isChosen = (value: unknown): value is ComparedProduct =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'name' in value &&
  typeof value.key === 'string' &&
  typeof value.name === 'string';

function loadChosen(): ComparedProduct[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isChosen) : [];
  } catch {
    return [];
  }
}

function saveChosen(chosen: readonly ComparedProduct[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(chosen));
  } catch {
    // Without storage, only products on the same page can be compared.
  }
}

const getBoxes = (form: string): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][form="${form}"]`),
];

/**
 * Returns the element to focus when a remove button disappears: the next button, the previous one, or the main content.
 */
function findNext(button: HTMLButtonElement): HTMLElement | null | undefined {
  const buttons = [...(button.form?.querySelectorAll<HTMLElement>('button[aria-label]') ?? [])];
  const index = buttons.indexOf(button);
  return buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById('main');
}

interface Props {
  /** Id of the form that the checkboxes on the page belong to. */
  form: string;
  maximum: number;
}

const productOf = (box: HTMLInputElement): ComparedProduct => ({
  key: box.value,
  name: box.dataset.name ?? '',
});

function Items({ form, maximum }: Props) {
  const [chosen, setChosen] = useState<readonly ComparedProduct[]>([]);
  const replaceChosen = useRef<(next: readonly ComparedProduct[]) => void>(undefined);

  useEffect(() => {
    let current: readonly ComparedProduct[] = [];
    const replace = (next: readonly ComparedProduct[]): void => {
      current = next;
      setChosen(next);
      saveChosen(next);
      for (const box of getBoxes(form)) {
        box.checked = next.some(({ key }) => key === box.value);
        // aria-disabled instead of disabled keeps the box focusable, so that screen readers can read the explanation.
        const isFull = !box.checked && next.length >= maximum;
        box.ariaDisabled = isFull ? 'true' : null;
        if (isFull) box.setAttribute('aria-describedby', FULL);
        else box.removeAttribute('aria-describedby');
      }
    };
    replaceChosen.current = replace;
    // Visitors may have checked boxes before hydration.
    const saved = loadChosen();
    const early = getBoxes(form)
      .filter((box) => box.checked && !saved.some(({ key }) => key === box.value))
      .map(productOf);
    replace([...saved, ...early].slice(0, maximum));
    const onChange = ({ target }: Event): void => {
      const box = getBoxes(form).find((one) => one === target);
      if (!box) return;
      const rest = current.filter(({ key }) => key !== box.value);
      replace(box.checked && rest.length < maximum ? [...rest, productOf(box)] : rest);
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [form, maximum]);

  return (
    <div className={styles.items}>
      <p id={FULL} className={styles.words} role="status">
        {chosen.length === 0
          ? 'Compare products'
          : `${chosen.length} of ${maximum} selected${chosen.length < maximum ? '' : '. Remove one to add another.'}`}
      </p>
      {chosen.map(({ key, name }) => (
        <span key={key} className={styles.item}>
          <input type="hidden" name="products" value={key} />
          <span className={styles.name}>{name}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${name} from the comparison`}
            onClick={({ currentTarget }) => {
              findNext(currentTarget)?.focus({ preventScroll: true });
              replaceChosen.current?.(chosen.filter((product) => product.key !== key));
            }}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
    </div>
  );
}

/** Products to compare, from this page and earlier ones. */
export function CompareTrayItems(props: Props) {
  return <Items key={usePathname()} {...props} />;
}

import { PAGE_SIZE } from './address.ts';

interface Props {
  page: number;
  total: number;
  go: (page: number) => void;
}

/** Range of the displayed rows, with buttons for the previous and next page. */
export function Paging({ page, total, go }: Props) {
  if (total <= PAGE_SIZE && page === 1) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <nav aria-label="Pagination" className="paging">
      <button type="button" disabled={page === 1} onClick={() => go(page - 1)}>
        Previous
      </button>
      <span>
        {first.toLocaleString()}–{last.toLocaleString()} of {total.toLocaleString()}
      </span>
      <button type="button" disabled={page >= pages} onClick={() => go(page + 1)}>
        Next
      </button>
    </nav>
  );
}

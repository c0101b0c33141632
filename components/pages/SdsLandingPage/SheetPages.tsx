import { Pagination } from '@/components/ui/Pagination/Pagination';
import { askAgain } from '@/lib/content/asked';
import type { FoundSheets } from '@/lib/content/safety-data-sheets';

/** The pages of a long result. */
export function SheetPages({
  found,
  asked,
  path,
}: {
  found: FoundSheets;
  asked: URLSearchParams;
  path: string;
}) {
  return (
    <Pagination
      label="Pages of results"
      current={found.page}
      total={found.pages}
      href={(page) => `${askAgain(path, asked, { page: page > 1 ? String(page) : undefined })}#results`}
      nofollow
    />
  );
}

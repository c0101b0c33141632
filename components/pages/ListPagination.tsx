import { Pagination } from '@/components/ui/Pagination/Pagination';
import { withParams } from '@/lib/content/pages/page-query';

/** Pagination of a list. Its links keep all query parameters except the page. */
export function ListPagination({
  list,
  path,
  pageQuery,
  anchor,
  label = 'Results pages',
  nofollow,
}: {
  list: { page: number; pages: number };
  path: string;
  pageQuery: URLSearchParams;
  /** Id of the list. */
  anchor: string;
  label?: string;
  /** Set for search results only. Search engines should follow the pages of a catalog list. */
  nofollow?: boolean;
}) {
  return (
    <Pagination
      label={label}
      current={list.page}
      total={list.pages}
      href={(page) =>
        `${withParams(path, pageQuery, { page: page > 1 ? String(page) : undefined })}#${anchor}`
      }
      nofollow={nofollow}
    />
  );
}

import { Pagination } from '@/components/ui/Pagination/Pagination';
import { withParams } from '@/lib/content/pages/page-query';

/** Links to the pages of a list, each with what else is asked of it. */
export function ListPages({
  list,
  path,
  pageQuery,
  anchor,
  label = 'Pages of the list',
  nofollow,
}: {
  list: { page: number; pages: number };
  path: string;
  pageQuery: URLSearchParams;
  /** Where on the page the list begins. */
  anchor: string;
  label?: string;
  /** For the results of a search; to the pages of a catalogue these links are the way for search engines too. */
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

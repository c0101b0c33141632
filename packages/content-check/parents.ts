import { isOwnAncestor, PARENT_FIELDS } from '@cleanpro/content-values/editorial/parents';
import type { Space } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from './problem.ts';
import { linkedIds } from './values.ts';

/** Reports pages that are their own ancestor. Breadcrumbs show the ancestors of a page. */
export function checkParents({ preview }: Space): Problem[] {
  const parentsOf = (id: string): string[] =>
    PARENT_FIELDS.flatMap((field) => linkedIds(preview.entry(id), field));
  return [...preview.entries()].flatMap((entry) => {
    const field = PARENT_FIELDS.find((one) => linkedIds(entry, one).length > 0);
    return field !== undefined && isOwnAncestor(entry.sys.id, parentsOf)
      ? [
          problemAt(
            entry.sys.id,
            field,
            'is a page above itself',
            'choose a parent that is not below this page',
          ),
        ]
      : [];
  });
}

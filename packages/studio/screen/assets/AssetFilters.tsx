import { useCallback } from 'react';
import type { Tag } from '../api/tags.ts';
import type { User } from '../api/schemas.ts';
import type { Filters } from '../entries/address.ts';
import { FilterSelect } from '../entries/FilterSelect.tsx';
import { SearchField } from '../entries/SearchField.tsx';
import { SharedFilters } from '../entries/SharedFilters.tsx';

const TYPES = [
  { value: 'image', name: 'Images' },
  { value: 'pdfdocument', name: 'PDF documents' },
  { value: 'video', name: 'Videos' },
  { value: 'audio', name: 'Audio' },
  { value: 'plaintext', name: 'Plain text' },
  { value: 'archive', name: 'Archives' },
] as const;

const ORDERS = [
  { value: 'fields.file.fileName', name: 'File name' },
  { value: '-sys.createdAt', name: 'Newest' },
  { value: '-fields.file.details.size', name: 'Largest file' },
] as const;

interface Props {
  filters: Filters;
  change: (change: Partial<Filters>, replaces?: boolean) => void;
  users: readonly User[];
  tags: readonly Tag[];
}

/** Filters and sort order of the asset list. */
export function AssetFilters({ filters, change, users, tags }: Props) {
  const isSearched = filters.query !== '';
  const search = useCallback((query: string) => change({ query }, isSearched), [change, isSearched]);
  return (
    <form role="search" className="filters list-filters" onSubmit={(event) => event.preventDefault()}>
      <SearchField value={filters.query} search={search} placeholder="Title, description, file name" />
      <FilterSelect
        label="File type"
        any="All"
        value={filters.mimetype_group}
        options={TYPES}
        choose={(group = '') => change({ mimetype_group: group, alternative: undefined })}
      />
      <FilterSelect
        label="Alternative text"
        any="Any"
        value={filters.alternative ?? ''}
        options={[{ value: 'missing', name: 'Missing' }]}
        choose={(alternative) => change({ alternative, mimetype_group: '' })}
      />
      <SharedFilters filters={filters} change={change} users={users} tags={tags} />
      <FilterSelect
        label="Sort by"
        any="Last updated"
        value={filters.order}
        options={[
          ...ORDERS,
          // An extra option for a sort order that was chosen in a column header.
          ...(filters.order && !ORDERS.some(({ value }) => value === filters.order)
            ? [{ value: filters.order, name: 'Column' }]
            : []),
        ]}
        choose={(order = '') => change({ order })}
      />
    </form>
  );
}

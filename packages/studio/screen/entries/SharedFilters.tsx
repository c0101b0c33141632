import type { Tag } from '../api/tags.ts';
import type { User } from '../api/schemas.ts';
import { STATUSES, type Filters, type Status } from './address.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { personName } from './names.ts';

const STATUS_NAMES: Readonly<Record<Status, string>> = {
  draft: 'Draft',
  changed: 'Changed',
  published: 'Published',
  archived: 'Archived',
};

interface Props {
  filters: Filters;
  change: (change: Partial<Filters>) => void;
  users: readonly User[];
  tags: readonly Tag[];
}

/** Filters that the entry list and the asset list share. */
export function SharedFilters({ filters, change, users, tags }: Props) {
  return (
    <>
      <FilterSelect
        label="Status"
        any="Any"
        value={filters.status ?? ''}
        options={STATUSES.map((value) => ({ value, name: STATUS_NAMES[value] }))}
        choose={(status) => change({ status })}
      />
      <FilterSelect
        label="Updated by"
        any="Anyone"
        value={filters.updated_by}
        options={users.map((user) => ({ value: user.sys.id, name: personName(user) }))}
        choose={(id = '') => change({ updated_by: id })}
      />
      <FilterSelect
        label="Tag"
        any="Any"
        value={filters.tag}
        options={tags.map(({ sys, name }) => ({ value: sys.id, name }))}
        choose={(tag = '') => change({ tag })}
      />
    </>
  );
}

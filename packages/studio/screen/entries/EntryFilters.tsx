import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Api, Session } from '../api/client.ts';
import type { Entities, Kind } from '../api/entities.ts';
import type { Tag } from '../api/tags.ts';
import type { ContentType, User } from '../api/schemas.ts';
import { Chooser } from '../editing/Chooser.tsx';
import { ChoiceRequests } from '../editing/choice-requests.ts';
import { getEditing } from '../editing/editing.ts';
import type { Filters } from './address.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { entityName } from './names.ts';
import { SearchField } from './SearchField.tsx';
import { SharedFilters } from './SharedFilters.tsx';

interface Props {
  api: Api;
  session: Session;
  entities: Entities;
  contentTypes: ContentType[];
  locale: string;
  filters: Filters;
  change: (change: Partial<Filters>, replaces?: boolean) => void;
  users: readonly User[];
  tags: readonly Tag[];
}

/** Filters of the entry list. */
export function EntryFilters(props: Props) {
  const { contentTypes, filters, change, users, tags } = props;
  const isSearched = filters.query !== '';
  // Only the start of a search adds a history entry, not each letter.
  const search = useCallback((query: string) => change({ query }, isSearched), [change, isSearched]);
  return (
    <form role="search" className="filters list-filters" onSubmit={(event) => event.preventDefault()}>
      <SearchField value={filters.query} search={search} placeholder="Search all fields" />
      <FilterSelect
        label="Content type"
        any="All"
        value={filters.content_type}
        options={contentTypes.map(({ sys, name }) => ({ value: sys.id, name }))}
        // Drop a sort order by field, because entries of a different type do not have the field.
        choose={(type = '') =>
          change({ content_type: type, order: filters.order.includes('fields.') ? '' : filters.order })
        }
      />
      <SharedFilters filters={filters} change={change} users={users} tags={tags} />
      <LinksTo {...props} />
    </form>
  );
}

function LinksTo({ api, session, entities, contentTypes, locale, filters, change }: Props) {
  const [choiceRequests] = useState(() => new ChoiceRequests());
  const kind: Kind = filters.links_to_asset ? 'assets' : 'entries';
  const id = filters.links_to_asset || filters.links_to_entry;
  const { data, isError } = useQuery({
    queryKey: ['linked', kind, id],
    queryFn: () => entities.read(kind, id),
    enabled: id !== '',
    retry: false,
  });
  const choose = async (): Promise<void> => {
    const [chosen] = await choiceRequests.choose('Entry', false, {});
    if (chosen) change({ links_to_entry: chosen.sys.id, links_to_asset: '' });
  };
  return (
    <div className="links-to">
      <span id="links-to">Links to</span>
      {id ? (
        <button
          type="button"
          className="chip"
          aria-describedby="links-to"
          aria-label={`Remove filter: links to ${data ? entityName(data, contentTypes, locale) : id}`}
          onClick={() => change({ links_to_entry: '', links_to_asset: '' })}
        >
          <span className="clipped">
            {data ? entityName(data, contentTypes, locale) : isError ? 'Deleted item' : '…'}
          </span>
          <span aria-hidden="true">×</span>
        </button>
      ) : (
        <button type="button" aria-describedby="links-to" onClick={() => void choose()}>
          Choose an entry…
        </button>
      )}
      <Chooser
        choiceRequests={choiceRequests}
        editing={getEditing(api, session, contentTypes)}
        locale={locale}
      />
    </div>
  );
}

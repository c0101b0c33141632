import { useMemo } from 'react';
import type { Api, Session } from '../api/client.ts';
import type { Listed } from '../api/entities.ts';
import type { ContentType } from '../api/schemas.ts';
import { isFiltered, parametersOf, queryOf, useFilters } from './address.ts';
import { BulkBar } from './BulkBar.tsx';
import { ColumnPicker } from './ColumnPicker.tsx';
import { chosenColumns, columnsOf, defaultColumns, nameOrder } from './columns.tsx';
import { EntryFilters } from './EntryFilters.tsx';
import { Failures } from './Failures.tsx';
import { ListProblem } from './ListProblem.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { useRequests, useRows, useTags, useUsers } from './list-data.ts';
import { addressOf, entityName } from './names.ts';
import { NewEntry } from './NewEntry.tsx';
import { NoResults } from './NoResults.tsx';
import { Paging } from './Paging.tsx';
import { useSelection } from './selection.ts';
import { useStored } from './stored.ts';
import { useBulk } from './use-bulk.ts';
import { Views } from './Views.tsx';
import { defaultViews } from './views.ts';
import './finding.css';

const PATH = '#/entries';

interface Props {
  api: Api;
  session: Session;
  contentTypes: ContentType[];
}

/** Entry list with filters and order from the URL hash, and bulk actions. */
export function EntryList({ api, session, contentTypes }: Props) {
  const locale = session.defaultLocale;
  const requests = useRequests(session);
  const [filters, change] = useFilters(PATH);
  const list = useRows(
    requests,
    'entries',
    useMemo(() => parametersOf(filters), [filters]),
  );
  const users = useUsers(api);
  const { tags, reload: reloadTags } = useTags(requests);
  const type = contentTypes.find(({ sys }) => sys.id === filters.content_type);
  const query = queryOf({ ...filters, page: 1 });
  const selection = useSelection(list.rows, query);
  const bulk = useBulk({ kind: 'entries', requests, contentTypes, selection, scope: query });
  const all = useMemo(
    () => columnsOf(type, { contentTypes, users, tags, locale }),
    [type, contentTypes, users, tags, locale],
  );
  const [stored, setStored] = useStored(`columns.${type?.sys.id ?? 'all'}`, chosenColumns, null);
  const chosen = stored ?? defaultColumns(type);
  const columns = all.filter(({ id }) => chosen.includes(id));
  const name = (one: Listed): string => entityName(one, contentTypes, locale);
  const clear = (): void => {
    location.hash = PATH;
  };
  return (
    <div className="list finding">
      <Views defaults={useMemo(() => defaultViews(session), [session])} query={query} />
      <div className="found">
        <header className="list-head">
          <h1>Entries</h1>
          <NewEntry api={api} contentTypes={contentTypes} type={type} />
        </header>
        <EntryFilters
          {...{ api, session, contentTypes, locale, filters, change, users, tags }}
          entities={requests.entities}
        />
        <ListToolbar
          {...{ filters, list, selection, bulk, clear }}
          kind="entries"
          entities={requests.entities}
          tools={<ColumnPicker columns={all} chosen={chosen} choose={setStored} typeName={type?.name} />}
          actions={<BulkBar {...{ session, requests, tags, reloadTags, selection, bulk }} kind="entries" />}
        />
        <Failures failed={bulk.failed} nameOf={name} dismiss={bulk.dismiss} />
        {list.error ? (
          <ListProblem problem={list.error} reload={() => void list.reload()} />
        ) : list.total === 0 && !list.isLoading ? (
          <NoResults what="entries" isFiltered={isFiltered(filters)} page={filters.page} clear={clear} />
        ) : (
          <ListTable
            {...{ columns, selection }}
            caption="Entries"
            nameColumn={{
              name: 'Name',
              order: type && nameOrder(type),
            }}
            rows={list.rows}
            isFirst={list.total === undefined}
            isLoading={list.isLoading}
            nameOf={name}
            nameCell={(row) => (
              <div className="named">
                <a href={addressOf(row)}>{name(row)}</a>
                <a
                  className="used-by"
                  href={`${PATH}?links_to_entry=${encodeURIComponent(row.sys.id)}`}
                  aria-label={`Used by: entries that use ${name(row)}`}
                >
                  Used by
                </a>
              </div>
            )}
            order={filters.order || '-sys.updatedAt'}
            sort={(order) => change({ order })}
          />
        )}
        <Paging page={filters.page} total={list.total ?? 0} go={(page) => change({ page })} />
      </div>
    </div>
  );
}

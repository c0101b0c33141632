import { useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { createAssetsApi } from '../api/assets.ts';
import type { Api, Session } from '../api/client.ts';
import type { Listed } from '../api/entities.ts';
import { isFiltered, parametersOf, queryOf, useFilters } from '../entries/address.ts';
import { BulkBar } from '../entries/BulkBar.tsx';
import { Failures } from '../entries/Failures.tsx';
import { ListProblem } from '../entries/ListProblem.tsx';
import { ListTable } from '../entries/ListTable.tsx';
import { ListToolbar } from '../entries/ListToolbar.tsx';
import { useRequests, useRows, useTags, useUsers } from '../entries/list-data.ts';
import { addressOf, entityName } from '../entries/names.ts';
import { NoResults } from '../entries/NoResults.tsx';
import { Paging } from '../entries/Paging.tsx';
import { useSelection } from '../entries/selection.ts';
import { useStored } from '../entries/stored.ts';
import { useBulk } from '../entries/use-bulk.ts';
import { fileOf } from './asset.ts';
import { assetColumns } from './asset-columns.tsx';
import { AssetFilters } from './AssetFilters.tsx';
import { AssetGrid } from './AssetGrid.tsx';
import { DropTarget } from './DropTarget.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import '../entries/finding.css';
import './assets.css';
import { FileInput } from './FileInput.tsx';

const PATH = '#/assets';
const layouts = z.enum(['grid', 'list']);
const LAYOUTS = { grid: 'Grid', list: 'List' } as const;

interface Props {
  api: Api;
  session: Session;
}

/** Asset list with filters from the URL hash, bulk actions and uploads. */
export function AssetList({ api, session }: Props) {
  const locale = session.defaultLocale;
  const requests = useRequests(session);
  const assets = useMemo(() => createAssetsApi(session), [session]);
  const [filters, change] = useFilters(PATH);
  const list = useRows(
    requests,
    'assets',
    useMemo(() => parametersOf(filters), [filters]),
  );
  const users = useUsers(api);
  const { tags, reload: reloadTags } = useTags(requests);
  const scope = queryOf({ ...filters, page: 1 });
  const selection = useSelection(list.rows, scope);
  const bulk = useBulk({ kind: 'assets', requests, contentTypes: NO_TYPES, selection, scope });
  const [layout, setLayout] = useStored('assets.layout', layouts, 'grid');
  const [files, setFiles] = useState<File[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const columns = useMemo(() => assetColumns(locale, users), [locale, users]);
  const name = (one: Listed): string => entityName(one, NO_TYPES, locale);
  const clear = (): void => {
    location.hash = PATH;
  };
  const displayed = {
    rows: list.rows,
    isFirst: list.total === undefined,
    isLoading: list.isLoading,
    selection,
    nameOf: name,
  };
  return (
    <DropTarget drop={setFiles}>
      <header className="list-head">
        <h1>Assets</h1>
        <FileInput ref={picker} multiple aria-label="Files" choose={setFiles} />
        <button type="button" className="primary" onClick={() => picker.current?.click()}>
          Upload
        </button>
      </header>
      <AssetFilters {...{ filters, change, users, tags }} />
      <ListToolbar
        {...{ filters, list, selection, bulk, clear }}
        kind="assets"
        entities={requests.entities}
        tools={
          <div className="segments" role="group" aria-label="Layout">
            {layouts.options.map((one) => (
              <button key={one} type="button" aria-pressed={layout === one} onClick={() => setLayout(one)}>
                {LAYOUTS[one]}
              </button>
            ))}
          </div>
        }
        actions={<BulkBar {...{ session, requests, tags, reloadTags, selection, bulk }} kind="assets" />}
      />
      <Failures failed={bulk.failed} nameOf={name} dismiss={bulk.dismiss} />
      {list.error ? (
        <ListProblem problem={list.error} reload={() => void list.reload()} />
      ) : list.total === 0 && !list.isLoading ? (
        <NoResults what="assets" isFiltered={isFiltered(filters)} page={filters.page} clear={clear} />
      ) : layout === 'grid' ? (
        <AssetGrid {...displayed} locale={locale} />
      ) : (
        <ListTable
          {...displayed}
          caption="Assets"
          columns={columns}
          nameColumn={{ name: 'Title' }}
          nameCell={(row) => (
            <a className="with-thumbnail" href={addressOf(row)}>
              <Thumbnail file={fileOf(row, locale)} width={120} />
              {name(row)}
            </a>
          )}
          order={filters.order || '-sys.updatedAt'}
          sort={(order) => change({ order })}
        />
      )}
      <Paging page={filters.page} total={list.total ?? 0} go={(page) => change({ page })} />
      {files.length > 0 && (
        <UploadDialog
          {...{ files, assets, locale }}
          uploaded={(count) => {
            bulk.announce(count === 1 ? '1 file uploaded as a draft' : `${count} files uploaded as drafts`);
            void list.reload();
          }}
          close={() => setFiles([])}
        />
      )}
    </DropTarget>
  );
}

const NO_TYPES: [] = [];

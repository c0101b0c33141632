import type { User } from '../api/schemas.ts';
import { DateCell, StatusPill } from '../entries/cells.tsx';
import type { Column } from '../entries/columns.tsx';
import { personName } from '../entries/names.ts';
import { statusOf } from '../entries/status.ts';
import {
  dimensionsOf,
  fileOf,
  isAlternativeTextMissing,
  readTitleAndDescription,
  formatSize,
  typeName,
} from './asset.ts';

/** Returns the columns of the asset table. */
export const assetColumns = (locale: string, users: readonly User[]): Column[] => [
  {
    id: 'alternative',
    name: 'Alternative text',
    cell: (row) => {
      const { description, isDecorative } = readTitleAndDescription(row, locale);
      if (isAlternativeTextMissing(row, locale)) return <span className="warning">Missing</span>;
      return <span className="clipped">{isDecorative ? 'Decorative' : description}</span>;
    },
  },
  {
    id: 'type',
    name: 'Type',
    order: 'fields.file.contentType',
    cell: (row) => {
      const file = fileOf(row, locale);
      return file && typeName(file);
    },
  },
  {
    id: 'dimensions',
    name: 'Dimensions',
    cell: (row) => {
      const file = fileOf(row, locale);
      return file && dimensionsOf(file);
    },
  },
  {
    id: 'size',
    name: 'Size',
    order: 'fields.file.details.size',
    cell: (row) => {
      const size = fileOf(row, locale)?.details?.size;
      return size !== undefined && formatSize(size);
    },
  },
  { id: 'status', name: 'Status', cell: (row) => <StatusPill status={statusOf(row)} /> },
  {
    id: 'updated',
    name: 'Updated',
    order: 'sys.updatedAt',
    cell: ({ sys }) => <DateCell value={sys.updatedAt} />,
  },
  {
    id: 'updatedBy',
    name: 'Updated by',
    cell: ({ sys }) => {
      const user = users.find((one) => one.sys.id === sys.updatedBy?.sys.id);
      return user && personName(user);
    },
  },
];

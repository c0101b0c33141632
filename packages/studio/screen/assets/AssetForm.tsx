import type { Api, Session } from '../api/client.ts';
import type { ContentType } from '../api/schemas.ts';
import { getEditing } from '../editing/editing.ts';
import { useLocales } from '../editing/EntryForm.tsx';
import { AssetPanel } from './AssetPanel.tsx';

interface Props {
  api: Api;
  session: Session;
  contentTypes: ContentType[];
  id: string;
}

/** Screen with the form of one asset. */
export function AssetForm({ api, session, contentTypes, id }: Props) {
  const editing = getEditing(api, session, contentTypes);
  const locales = useLocales(editing);
  if (!locales) return <p role="status">Loading…</p>;
  return <AssetPanel editing={editing} id={id} locale={session.defaultLocale} locales={locales} isTop />;
}

import type { Asset, ContentType, EditorInterface, Entry, Locale, Tag } from './types.ts';

/** The content of a source, before it is split into published and preview views. */
export interface Source {
  contentTypes: Map<string, ContentType>;
  draftTypes: Map<string, ContentType>;
  editorInterfaces: Map<string, EditorInterface>;
  locales: Locale[];
  tags: Tag[];
  publishedEntries: Map<string, Entry>;
  draftEntries: Map<string, Entry>;
  publishedAssets: Map<string, Asset>;
  draftAssets: Map<string, Asset>;
  /** Archived entities, by `Entry:id` or `Asset:id`. */
  archived: Map<string, Entry | Asset>;
  /** Whether the source is a folder, which can be changed. */
  isFolder: boolean;
  /** Folder of the asset files; undefined for an export file. */
  filesFolder: string | undefined;
  /** Folder of the downloaded asset files; undefined for a folder. */
  downloadsFolder: string | undefined;
}

import { assetFileUrl } from '../space/asset-urls.ts';
import type { Asset } from '../space/types.ts';
import { isUnpublished, getLocalizedValue, type ReadContext } from './nodes.ts';
import type { Scope } from './scope.ts';

/** Returns a property of an asset by its API name, or undefined if the asset has no such value. */
export function assetValue(context: ReadContext, asset: Asset, key: string, scope: Scope): unknown {
  if (isUnpublished(context, asset, scope)) return undefined;
  const { space } = context;
  if (key === 'title' || key === 'description') return getLocalizedValue(space, asset.fields[key], scope);
  const files = asset.fields.file ?? {};
  // A file that is not localized is stored under the default locale.
  const locale = files[scope.locale] ? scope.locale : space.defaultLocale.code;
  const file = files[locale];
  if (!file) return undefined;
  switch (key) {
    case 'size':
      return file.details.size;
    case 'width':
    case 'height':
      return file.details.image?.[key];
    case 'contentType':
    case 'fileName':
      return file[key];
    case 'url': {
      const bytes = space.bytesOf(asset, locale);
      if (bytes) return assetFileUrl(space, context.publicImageBase, asset.sys.id, bytes);
      // An asset keeps its original URL if the export does not include its file.
      return file.url.startsWith('//') ? `https:${file.url}` : file.url || undefined;
    }
    default:
      return undefined;
  }
}

import { pictureUrl, typeName, type AssetFile } from './asset.ts';

/** A picture in small, or the type of what is none; what it shows is said beside it. */
export function Thumbnail({ file, width }: { file: AssetFile | undefined; width: number }) {
  const url = pictureUrl(file, width);
  return (
    <span className="thumbnail">
      {url ? (
        <img src={url} alt="" loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true">{file ? typeName(file) : 'No file'}</span>
      )}
    </span>
  );
}

import { pictureUrl, typeName, type AssetFile } from './asset.ts';

/** Small image, or the file type if the file is not an image. The alternative text is empty: the name is next to it. */
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

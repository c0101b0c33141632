import { useId, useRef, useState } from 'react';
import {
  CROP_FOCUS_TAGS,
  isCropFocusTag,
  positionOf,
  type CropFocusTag,
} from '@cleanpro/content-values/crop-focus';
import type { Listed } from '../api/entities.ts';
import type { Draft } from '../editing/draft.ts';
import { retag } from '../entries/bulk.ts';
import { useTags, type Requests } from '../entries/list-data.ts';
import { pictureUrl, type AssetFile } from './asset.ts';
import type { Act } from './AssetBar.tsx';
import './crop-focus.css';

const TAGS = Object.keys(CROP_FOCUS_TAGS).filter(isCropFocusTag);

const nameOf = (tag: CropFocusTag): string => CROP_FOCUS_TAGS[tag].replace('_', ' ');

const PLACES = ['Banner', 'Card', 'Square'];

interface Props {
  draft: Draft<Listed>;
  file: AssetFile | undefined;
  requests: Requests;
  act: Act;
  isArchived: boolean;
}

/** Lets editors choose the part of an image that stays visible when a page crops it. Stores the choice as a tag. */
export function CropFocusChoice({ draft, file, requests, act, isArchived }: Props) {
  const id = useId();
  const { tags, reload } = useTags(requests);
  const assetId = draft.saved.sys.id;
  const saved = draft.saved.metadata.tags.map(({ sys }) => sys.id).find(isCropFocusTag);
  /** Choice that is not saved yet: null for no focus, undefined when everything is saved. */
  const [chosen, setChosen] = useState<CropFocusTag | null>();
  const current = chosen === undefined ? (saved ?? null) : chosen;
  const queue = useRef(Promise.resolve());
  const latest = useRef(chosen);
  const url = pictureUrl(file, 900);

  const save = async (tag: CropFocusTag | null): Promise<Listed> => {
    if (tag && !tags.some(({ sys }) => sys.id === tag)) {
      await requests.tags.createPublic(tag, `Crop focus: ${nameOf(tag)}`);
      await reload();
    }
    const others = TAGS.filter((one) => one !== tag);
    return retag(requests.entities, 'assets', assetId, tag ? [tag] : [], others);
  };
  const choose = (tag: CropFocusTag | null): void => {
    setChosen(tag);
    latest.current = tag;
    queue.current = queue.current.then(async () => {
      // Skip choices that the editor only passed through with the arrow keys.
      if (latest.current !== tag) return;
      await act('Crop focus saved', () => save(tag));
      if (latest.current === tag) setChosen(undefined);
    });
  };
  const radio = (tag: CropFocusTag | null) => (
    <input
      type="radio"
      name={id}
      disabled={isArchived}
      checked={current === tag}
      onChange={() => choose(tag)}
    />
  );
  return (
    <fieldset className="crop-focus" aria-describedby={`${id}help`}>
      <legend>Crop focus</legend>
      <p className="soft" id={`${id}help`}>
        The part of the image that stays visible when a page crops it. Visitors see it once you publish the
        asset.
      </p>
      <div className="crop-focus-picture">
        <img src={url} alt="" />
        <div>
          {TAGS.map((tag) => (
            <label key={tag}>
              {radio(tag)}
              <span className="visually-hidden">{nameOf(tag)}</span>
            </label>
          ))}
        </div>
      </div>
      <label className="check-line">
        {radio(null)}
        Default for each placement
      </label>
      {current && (
        <ul className="crop-focus-places" aria-label="Previews with this focus">
          {PLACES.map((place) => (
            <li key={place}>
              <img
                src={url}
                alt=""
                style={{ objectPosition: positionOf(CROP_FOCUS_TAGS[current]) }}
                data-place={place}
              />
              <span className="soft">{place}</span>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/**
 * The crop focus of an asset: the part of an image that stays visible when it is shown in a different aspect ratio
 * (docs/decisions/0015-crop-focus.md).
 */

/** Values of the Images API's `f` parameter by the asset tag that selects them, from top left to bottom right. */
export const CROP_FOCUS_TAGS = {
  cropFocusTopLeft: 'top_left',
  cropFocusTop: 'top',
  cropFocusTopRight: 'top_right',
  cropFocusLeft: 'left',
  cropFocusCenter: 'center',
  cropFocusRight: 'right',
  cropFocusBottomLeft: 'bottom_left',
  cropFocusBottom: 'bottom',
  cropFocusBottomRight: 'bottom_right',
} as const;

export type CropFocusTag = keyof typeof CROP_FOCUS_TAGS;
export type CropFocus = (typeof CROP_FOCUS_TAGS)[CropFocusTag];

export const isCropFocusTag = (id: string): id is CropFocusTag => Object.hasOwn(CROP_FOCUS_TAGS, id);

/** Converts a focus to a value of `object-position`. */
export const positionOf = (focus: CropFocus): string =>
  `${focus.includes('left') ? 0 : focus.includes('right') ? 100 : 50}% ${focus.startsWith('top') ? 0 : focus.startsWith('bottom') ? 100 : 50}%`;

/**
 * Returns the focus that an asset's first crop focus tag selects.
 * @returns undefined without such a tag; each component then uses its own default
 */
export function cropFocusOf(tagIds: readonly string[]): CropFocus | undefined {
  const tag = tagIds.find(isCropFocusTag);
  return tag && CROP_FOCUS_TAGS[tag];
}

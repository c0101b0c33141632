/** The crop focus of an asset: what stays visible of a picture where its place is of another shape (docs/decisions/0015-crop-focus.md). */

/** A focus as the Images API's `f` names it, by the tag that gives it to an asset, in the order of reading. */
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

/** A focus as `object-position`. */
export const positionOf = (focus: CropFocus): string =>
  `${focus.includes('left') ? 0 : focus.includes('right') ? 100 : 50}% ${focus.startsWith('top') ? 0 : focus.startsWith('bottom') ? 100 : 50}%`;

/** The focus that the first such tag of an asset gives it. @returns undefined without one: each place then has its own */
export function cropFocusOf(tagIds: readonly string[]): CropFocus | undefined {
  const tag = tagIds.find(isCropFocusTag);
  return tag && CROP_FOCUS_TAGS[tag];
}

/** Width of the preview image of a shared link, in pixels, unless the original is smaller. */
export const SHARED_IMAGE_WIDTH = 1200;

/**
 * Query that converts a shared link's preview image to JPEG, which every network displays. It never enlarges images.
 */
export const SHARED_IMAGE_QUERY = `w=${SHARED_IMAGE_WIDTH}&q=85&fm=jpg`;

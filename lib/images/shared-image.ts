/** The width of the image of a shared link, unless its own is smaller. */
export const SHARED_IMAGE_WIDTH = 1200;

/** The conversion of the image of a shared link: a JPEG, which every network displays. The service does not enlarge. */
export const SHARED_IMAGE_QUERY = `w=${SHARED_IMAGE_WIDTH}&q=85&fm=jpg`;

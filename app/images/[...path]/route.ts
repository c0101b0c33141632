import { PICTURE_CONVERSIONS } from '@/components/ui/Picture/picture-url';
import { relayImage } from '@/lib/images/relay';
import { SHARED_IMAGE_QUERY } from '@/lib/images/shared-image';

/** All conversions that pages, metadata and feeds of this site link to. */
const CONVERSIONS = { fixed: new Set([SHARED_IMAGE_QUERY]), negotiated: PICTURE_CONVERSIONS };

/** Serves images, videos and documents of the content service from this site's origin. */
export const GET = (request: Request): Promise<Response> => relayImage(request, CONVERSIONS);

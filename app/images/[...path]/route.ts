import { PICTURE_CONVERSIONS } from '@/components/ui/Picture/picture-url';
import { relayImage } from '@/lib/images/relay';
import { SHARED_IMAGE_QUERY } from '@/lib/images/shared-image';

/** Every conversion that a page, its metadata or a feed of this site links to. */
const CONVERSIONS = { fixed: new Set([SHARED_IMAGE_QUERY]), negotiated: PICTURE_CONVERSIONS };

/** Images, videos and documents of the content service, proxied under this site's origin. */
export const GET = (request: Request): Promise<Response> => relayImage(request, CONVERSIONS);

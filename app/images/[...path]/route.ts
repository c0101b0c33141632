import { fetchImage } from '@/lib/images/upstream';

/** Images, videos and documents of the content service, proxied under this site's origin. */
export const GET = fetchImage;

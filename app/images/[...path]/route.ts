import { fetchImage } from '@/lib/images/upstream';

/** Pictures, films and documents of the content service, under this site's own address. */
export const GET = fetchImage;

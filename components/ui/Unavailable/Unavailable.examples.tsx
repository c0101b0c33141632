import type { Example } from '../example';
import { Unavailable } from './Unavailable';

export const examples: readonly Example[] = [{ name: 'default', element: <Unavailable /> }];

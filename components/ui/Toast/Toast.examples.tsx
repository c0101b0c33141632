import type { Example } from '../example';
import { Toast } from './Toast.client';

export const examples: readonly Example[] = [{ name: 'success', element: <Toast message="Link copied" /> }];

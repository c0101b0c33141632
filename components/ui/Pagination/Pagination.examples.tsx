import type { Example } from '../example';
import { Pagination } from './Pagination';

const href = (page: number): string => `/en-us/_styles?page=${page}`;

export const examples: readonly Example[] = [
  { name: 'first page', element: <Pagination current={1} total={4} href={href} label="First page" /> },
  { name: 'middle page', element: <Pagination current={6} total={12} href={href} label="Middle page" /> },
];

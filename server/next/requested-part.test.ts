import * as next from 'next/dist/client/components/app-router-headers.js';
import { PAGE_PARTS, partResponse, ROUTER_HEADERS } from './rendered-pages.ts';
import { isRouterRequest, requestedPart } from './requested-part.ts';
import { RSC_PARAMETER } from './rsc-parameter.ts';

const RSC = { [next.RSC_HEADER]: '1' };
const PREFETCH = { [next.NEXT_ROUTER_PREFETCH_HEADER]: '1' };
const segment = (name: string) => ({ [next.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER]: name });

test.each([
  ['document', {}],
  ['rsc', RSC],
  ['rsc', { ...RSC, ...PREFETCH }],
  ['tree', { ...RSC, ...PREFETCH, ...segment('/_tree') }],
  [undefined, { ...RSC, ...segment('/_head') }],
  [undefined, PREFETCH],
  [undefined, segment('/_tree')],
  [undefined, { [next.RSC_HEADER]: '2' }],
])('identifies %s from Next’s headers %j', (part, headers: Record<string, string>) => {
  expect(requestedPart(headers)).toBe(part);
  expect(isRouterRequest(headers)).toBe(next.RSC_HEADER in headers);
});

test('uses Next’s names for the query parameter and response headers', () => {
  expect(RSC_PARAMETER).toBe(next.NEXT_RSC_UNION_QUERY);
  expect(ROUTER_HEADERS).toEqual([next.NEXT_IS_PRERENDER_HEADER, next.NEXT_ROUTER_STALE_TIME_HEADER]);
  const sent = { status: 200, headers: {}, body: Buffer.from('') };
  const headers = PAGE_PARTS.map((part) => partResponse(part, Buffer.from(''), sent).headers);
  expect(headers).toEqual([
    { 'content-type': 'text/html; charset=utf-8' },
    { 'content-type': next.RSC_CONTENT_TYPE_HEADER },
    { 'content-type': next.RSC_CONTENT_TYPE_HEADER, [next.NEXT_DID_POSTPONE_HEADER]: '2' },
  ]);
});

/** Summary of stored telemetry: page views, errors by message, percentiles of web vitals, slow calls. */
import type { Envelope } from './envelope.ts';

export interface Summary {
  from: string | null;
  to: string | null;
  items: number;
  pageViews: { page: string; views: number }[];
  events: { name: string; count: number; 'p50 s': number | null }[];
  errors: { message: string; count: number; status: string; last: string }[];
  vitals: { name: string; count: number; p50: number; p75: number; p95: number }[];
  slowCalls: { call: string; count: number; failed: number; 'p50 s': number; 'longest s': number }[];
}

/** Name of web vital events. The metric's name is in `properties.metric`, its value in `measurements.value`. */
const VITAL = 'WebVital';
const SLOW_SECONDS = 1;

/** Converts `[d.]hh:mm:ss.mmm` to seconds. */
export function parseTimeSpan(timeSpan: string): number {
  const [clock = '', ...rest] = timeSpan.split(':').toReversed();
  const [minutes = '0', hours = '0'] = rest;
  const [days, inDay] = hours.includes('.') ? hours.split('.') : ['0', hours];
  return Number(clock) + 60 * Number(minutes) + 3600 * Number(inDay) + 86_400 * Number(days);
}

/** Returns the nearest-rank percentile of sorted numbers. `p` is a share from 0 to 1. */
function percentile(sorted: readonly number[], p: number): number {
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? 0;
}

class Groups<T> {
  readonly #groups = new Map<string, T[]>();
  add(key: string, value: T): void {
    const group = this.#groups.get(key);
    if (group) group.push(value);
    else this.#groups.set(key, [value]);
  }
  list(): [string, T[]][] {
    return [...this.#groups].sort(([, a], [, b]) => b.length - a.length);
  }
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Summarizes telemetry items. */
export async function summarise(items: AsyncIterable<Envelope> | Iterable<Envelope>): Promise<Summary> {
  const pages = new Groups<true>();
  const events = new Groups<number | undefined>();
  const errors = new Groups<{ time: string; status: string }>();
  const vitals = new Groups<number>();
  const calls = new Groups<{ seconds: number; failed: boolean }>();
  let count = 0;
  let from: string | null = null;
  let to: string | null = null;
  for await (const { time, data } of items) {
    count += 1;
    if (from === null || time < from) from = time;
    if (to === null || time > to) to = time;
    if (data.baseType === 'PageviewData') pages.add(pathOf(data.baseData.url ?? data.baseData.name), true);
    else if (data.baseType === 'EventData') {
      const { name, properties, measurements } = data.baseData;
      const value = measurements?.value;
      if (name === VITAL && value !== undefined) vitals.add(properties?.metric ?? 'unknown', value);
      else events.add(name, measurements?.duration);
    } else if (data.baseType === 'ExceptionData') {
      const status = data.baseData.properties?.status ?? '';
      errors.add(data.baseData.exceptions[0]?.message ?? 'unknown', { time, status });
    } else if (data.baseType === 'RemoteDependencyData') {
      const seconds = parseTimeSpan(data.baseData.duration);
      const failed = data.baseData.success === false;
      if (failed || seconds >= SLOW_SECONDS)
        calls.add(`${data.baseData.target ?? ''} ${data.baseData.name}`.trim(), { seconds, failed });
    }
  }
  const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
  return {
    from,
    to,
    items: count,
    pageViews: pages.list().map(([page, views]) => ({ page, views: views.length })),
    events: events.list().map(([name, durations]) => {
      const measured = sorted(durations.filter((duration) => duration !== undefined));
      return {
        name,
        count: durations.length,
        'p50 s': measured.length > 0 ? rounded(percentile(measured, 0.5)) : null,
      };
    }),
    errors: errors.list().map(([message, all]) => ({
      message,
      count: all.length,
      status: [...new Set(all.map(({ status }) => status).filter((status) => status !== ''))].join(', '),
      last: all.map(({ time }) => time).reduce((a, b) => (a > b ? a : b)),
    })),
    vitals: vitals.list().map(([name, values]) => {
      const all = sorted(values);
      const [p50, p75, p95] = [0.5, 0.75, 0.95].map((p) => rounded(percentile(all, p)));
      return { name, count: all.length, p50: p50 ?? 0, p75: p75 ?? 0, p95: p95 ?? 0 };
    }),
    slowCalls: calls.list().map(([call, all]) => {
      const seconds = sorted(all.map((one) => one.seconds));
      return {
        call,
        count: all.length,
        failed: all.filter(({ failed }) => failed).length,
        'p50 s': rounded(percentile(seconds, 0.5)),
        'longest s': rounded(seconds.at(-1) ?? 0),
      };
    }),
  };
}

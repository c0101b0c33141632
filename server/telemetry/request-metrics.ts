import type { IncomingMessage, ServerResponse } from 'node:http';
import { ValueType } from '@opentelemetry/api';
import { hrTime, millisToHrTime } from '@opentelemetry/core';
import {
  AggregationTemporality,
  DataPointType,
  type HistogramMetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import { siteResource } from './resource.ts';
import { routeKind, type RouteKind } from './route-kind.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** From a page out of memory to the longest that a request may take, in seconds. */
const BOUNDARIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** By the first digit of a status; `aborted` is a response that its client did not wait for. */
const STATUS_CLASSES = ['aborted', '1xx', '2xx', '3xx', '4xx', '5xx'] as const;

interface Series {
  kind: RouteKind;
  statusClass: string;
  counts: number[];
  count: number;
  sum: number;
}

const statusIndex = ({ headersSent, statusCode }: ServerResponse): number =>
  headersSent ? Math.trunc(statusCode / 100) : 0;

/**
 * How long requests take, from their headers to the end of their responses. The library's histogram makes a text of the
 * labels for each request, which takes five times as long (decision 0006); this one adds to numbers.
 */
export class RequestMetrics implements MetricProducer {
  readonly #startedAt = millisToHrTime(Date.now());
  readonly #series = new Map<RouteKind, (Series | undefined)[]>();

  /** Measures what a listener of the server handles. */
  observe(listener: Listener): Listener {
    return (request, response) => {
      const start = performance.now();
      // Handlers change the address.
      const kind = routeKind(request);
      listener(request, response);
      if (response.writableEnded) this.#record(kind, response, start);
      else this.#recordLater(kind, response, start);
    };
  }

  collect(): ReturnType<MetricProducer['collect']> {
    const endTime = hrTime();
    const metric: HistogramMetricData = {
      descriptor: {
        name: 'http.server.request.duration',
        description: 'Time from the headers of a request to the end of its response',
        unit: 's',
        valueType: ValueType.DOUBLE,
      },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: [...this.#series.values()]
        .flat()
        .filter((series) => series !== undefined)
        .map(({ kind, statusClass, counts, count, sum }) => ({
          startTime: this.#startedAt,
          endTime,
          attributes: { route_kind: kind, status_class: statusClass },
          value: { buckets: { boundaries: BOUNDARIES, counts: [...counts] }, count, sum },
        })),
    };
    const scopeMetrics = [{ scope: { name: 'site' }, metrics: [metric] }];
    return Promise.resolve({ resourceMetrics: { resource: siteResource(), scopeMetrics }, errors: [] });
  }

  /** Apart from `observe`: a function within it would take memory for each page too that is sent at once. */
  #recordLater(kind: RouteKind, response: ServerResponse, start: number): void {
    response.once('close', () => this.#record(kind, response, start));
  }

  #record(kind: RouteKind, response: ServerResponse, start: number): void {
    const seconds = (performance.now() - start) / 1_000;
    const index = statusIndex(response);
    const series = this.#series.get(kind)?.[index] ?? this.#add(kind, index);
    let bucket = 0;
    while (bucket < BOUNDARIES.length && seconds > (BOUNDARIES[bucket] ?? Infinity)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.count += 1;
    series.sum += seconds;
  }

  #add(kind: RouteKind, index: number): Series {
    const series = {
      kind,
      statusClass: STATUS_CLASSES[index] ?? 'other',
      counts: Array.from({ length: BOUNDARIES.length + 1 }, () => 0),
      count: 0,
      sum: 0,
    };
    const ofKind = this.#series.get(kind) ?? [];
    ofKind[index] = series;
    this.#series.set(kind, ofKind);
    return series;
  }
}

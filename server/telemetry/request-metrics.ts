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

/** In seconds, from a page served from memory to the longest time that a request may take. */
const BOUNDARIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Indexed by the first digit of the status. `aborted` means that the client disconnected before the response began. */
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
 * Measures the duration of requests, from their headers to the end of the response. OpenTelemetry's histogram builds a
 * string of the labels for each request, which takes five times as long (decision 0006).
 */
export class RequestMetrics implements MetricProducer {
  readonly #startedAt = millisToHrTime(Date.now());
  readonly #series = new Map<RouteKind, (Series | undefined)[]>();

  /** Wraps a listener of the server to measure the requests that it handles. */
  observe(listener: Listener): Listener {
    return (request, response) => {
      const start = performance.now();
      // Read the URL before handling the request, because handlers change `request.url`.
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

  /** Separate from observe() so that no closure is allocated for pages answered synchronously. */
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

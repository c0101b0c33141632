/** The envelope format of Application Insights' ingestion endpoint (docs/services.md, "Telemetry"). */
import { z } from 'zod';

const text = (maximum: number) => z.string().max(maximum);
const name = (maximum: number) => z.string().min(1).max(maximum);
const properties = z.record(text(150), text(8_192).nullable()).nullish();
const measurements = z.record(text(150), z.number()).nullish();
/** Format `[d.]hh:mm:ss.mmm`. */
const timeSpan = z.string().regex(/^(\d+\.)?\d{1,2}:\d{2}:\d{2}(\.\d{1,7})?$/);
const ver = z.literal(2);

const page = {
  ver,
  name: text(1_024),
  url: text(2_048).nullish(),
  id: text(512).nullish(),
  properties,
  measurements,
};

const frame = z.looseObject({
  level: z.number(),
  method: text(1_024).nullish(),
  assembly: text(1_024).nullish(),
  fileName: text(1_024).nullish(),
  line: z.number().nullish(),
});

/** Schema of `data.baseData` for each `data.baseType`. */
const BASE_DATA = {
  PageviewData: z.looseObject({ ...page, duration: timeSpan.nullish() }),
  PageviewPerformanceData: z.looseObject({
    ...page,
    duration: timeSpan.nullish(),
    perfTotal: timeSpan.nullish(),
  }),
  ExceptionData: z.looseObject({
    ver,
    exceptions: z
      .array(
        z.looseObject({
          typeName: text(1_024).nullish(),
          message: name(32_768),
          hasFullStack: z.boolean().nullish(),
          stack: text(32_768).nullish(),
          parsedStack: z.array(frame).nullish(),
        }),
      )
      .min(1),
    severityLevel: z.union([z.number().int().min(0).max(4), z.string()]).nullish(),
    properties,
    measurements,
  }),
  EventData: z.looseObject({ ver, name: name(512), properties, measurements }),
  RemoteDependencyData: z.looseObject({
    ver,
    id: text(512).nullish(),
    name: name(1_024),
    resultCode: text(1_024).nullish(),
    duration: timeSpan,
    success: z.boolean().nullish(),
    data: text(8_192).nullish(),
    target: text(1_024).nullish(),
    type: text(1_024).nullish(),
    properties,
    measurements,
  }),
  RequestData: z.looseObject({
    ver,
    id: name(512),
    name: text(1_024).nullish(),
    duration: timeSpan,
    success: z.boolean(),
    responseCode: text(1_024),
    source: text(1_024).nullish(),
    url: text(2_048).nullish(),
    properties,
    measurements,
  }),
  AvailabilityData: z.looseObject({
    ver,
    id: name(512),
    name: name(1_024),
    duration: timeSpan,
    success: z.boolean(),
    runLocation: text(1_024).nullish(),
    message: text(8_192).nullish(),
    properties,
    measurements,
  }),
  MetricData: z.looseObject({
    ver,
    metrics: z
      .array(
        z.looseObject({
          name: name(1_024),
          value: z.number(),
          kind: z.union([z.number(), z.enum(['Measurement', 'Aggregation'])]).nullish(),
          count: z.number().nullish(),
        }),
      )
      .min(1),
    properties,
  }),
  MessageData: z.looseObject({
    ver,
    message: name(32_768),
    severityLevel: z.union([z.number(), z.string()]).nullish(),
    properties,
    measurements,
  }),
};

/** Suffix of the envelope's name for each base type. */
const SUFFIX: Record<keyof typeof BASE_DATA, string> = {
  PageviewData: 'Pageview',
  PageviewPerformanceData: 'PageviewPerformance',
  ExceptionData: 'Exception',
  EventData: 'Event',
  RemoteDependencyData: 'RemoteDependency',
  RequestData: 'Request',
  AvailabilityData: 'Availability',
  MetricData: 'Metric',
  MessageData: 'Message',
};

function typed<Type extends keyof typeof BASE_DATA>(baseType: Type) {
  return z.object({ baseType: z.literal(baseType), baseData: BASE_DATA[baseType] });
}

/** Returns the valid names of an envelope. The browser SDK includes the key, but the Node SDK does not. */
const namesOf = (key: string, suffix: string): string[] =>
  [
    `Microsoft.ApplicationInsights.${key.replaceAll('-', '')}.${suffix}`,
    `Microsoft.ApplicationInsights.${suffix}`,
  ].map((name) => name.toLowerCase());

const INSTRUMENTATION_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const ENVELOPE = z
  .object({
    name: name(1_024),
    time: z.iso.datetime({ offset: true }),
    iKey: z.string().regex(INSTRUMENTATION_KEY),
    tags: z.record(z.string(), text(1_024).nullable()).optional(),
    sampleRate: z.number().positive().max(100).optional(),
    data: z.discriminatedUnion('baseType', [
      typed('PageviewData'),
      typed('PageviewPerformanceData'),
      typed('ExceptionData'),
      typed('EventData'),
      typed('RemoteDependencyData'),
      typed('RequestData'),
      typed('AvailabilityData'),
      typed('MetricData'),
      typed('MessageData'),
    ]),
  })
  .refine(({ name, iKey, data }) => namesOf(iKey, SUFFIX[data.baseType]).includes(name.toLowerCase()), {
    path: ['name'],
    message: 'Must be Microsoft.ApplicationInsights[.<key without dashes>].<kind of data>',
  });

export type Envelope = z.infer<typeof ENVELOPE>;

/** Returns the first problem of an item, worded like the ingestion endpoint's messages. */
export function problemOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const field = issue && issue.path.length > 0 ? issue.path.join('.') : 'envelope';
  return `Field '${field}' is required but missing or invalid. ${issue?.message ?? ''}`.trim();
}

/** Duration of a job and its steps, from the times of the steps and the contact times of the products. */
import type { EfficacyClaim } from '../efficacy/claims.ts';
import { productsNamedIn, wordsOf, type Job } from './job.ts';
import type { StepTime } from './step-time.ts';

type WaitKind = NonNullable<StepTime['wait']>['for'];

/** Returns the contact times for disinfection or, if a product does not disinfect, of its other claims. */
function contactTimeOf(claims: readonly EfficacyClaim[]): number[] {
  const disinfecting = claims.filter(({ claim }) => claim === 'Disinfects');
  return (disinfecting.length > 0 ? disinfecting : claims).map(
    ({ contactTimeSeconds }) => contactTimeSeconds,
  );
}

/**
 * Returns the longest contact time of the products in a step. If the step names no product with claims, uses the last
 * earlier step that does.
 */
function contactSeconds({ steps, products }: Job, index: number): number | undefined {
  const times = steps
    .slice(0, index + 1)
    .map((step) => productsNamedIn(wordsOf(step), products).flatMap(({ claims }) => contactTimeOf(claims)));
  const last = times.findLast((ofStep) => ofStep.length > 0);
  return last && Math.max(...last);
}

/** Returns the length of a step's wait in seconds, or undefined if there is none or its end is not known in advance. */
export function waitSeconds(job: Job, index: number): number | undefined {
  const wait = job.steps[index]?.time?.wait;
  return wait?.for === 'contact time' ? contactSeconds(job, index) : wait?.seconds;
}

interface JobTime {
  handsOnSeconds: number;
  /** Time spent only waiting, with all work done. Overlapping waits count once. */
  waitingSeconds: number;
  /** Waits whose end is not known in advance: `cooling time`. */
  openWaits: WaitKind[];
}

/** Returns the duration of a job, or null if none of its steps has a time. */
export function timeOf(job: Job): JobTime | null {
  if (job.steps.every(({ time }) => !time)) return null;
  let now = 0;
  let handsOnSeconds = 0;
  const openWaits = new Set<WaitKind>();
  const waits: { end: number; blocks: number }[] = [];
  const waitFor = (step: number): void => {
    for (const { end, blocks } of waits) if (blocks <= step) now = Math.max(now, end);
  };
  for (const [index, { time }] of job.steps.entries()) {
    if (!time) continue;
    waitFor(index);
    now += time.handsOnSeconds;
    handsOnSeconds += time.handsOnSeconds;
    const seconds = waitSeconds(job, index);
    if (time.wait && seconds === undefined) openWaits.add(time.wait.for);
    waits.push({ end: now + (seconds ?? 0), blocks: index + 1 + (time.wait?.stepsMeanwhile ?? 0) });
  }
  waitFor(Infinity);
  return { handsOnSeconds, waitingSeconds: now - handsOnSeconds, openWaits: [...openWaits] };
}

const LIST = new Intl.ListFormat('en-US');
const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** Formats a duration: `20 seconds`, `15 minutes`, `2 hours 30 minutes`. */
export function durationText(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return count(minutes, 'minute');
  return [
    count(Math.floor(minutes / 60), 'hour'),
    ...(minutes % 60 > 0 ? [count(minutes % 60, 'minute')] : []),
  ].join(' ');
}

/** Describes a wait without a known end. The contact time of another company's product is on its label. */
const openWaitText = (kind: WaitKind): string =>
  kind === 'contact time' ? 'the contact time on the label' : kind;

/** Returns the duration of a step as text, or an empty string if it has no time. */
export function stepTimeText(job: Job, index: number): string {
  const time = job.steps[index]?.time;
  if (!time) return '';
  const handsOn = `${durationText(time.handsOnSeconds)} hands-on`;
  if (!time.wait) return handsOn;
  const seconds = waitSeconds(job, index);
  const wait =
    seconds === undefined ? openWaitText(time.wait.for) : `${durationText(seconds)} of ${time.wait.for}`;
  return `${handsOn}, ${wait}${time.wait.stepsMeanwhile ? '; go on with the next step meanwhile' : ''}`;
}

/**
 * Returns the duration of a job as text: `15 minutes hands-on, 9 minutes of waiting, 24 minutes in all, plus drying
 * time`.
 */
export function jobTimeText({ handsOnSeconds, waitingSeconds, openWaits }: JobTime): string {
  const waiting = [
    `${durationText(waitingSeconds)} of waiting`,
    `${durationText(handsOnSeconds + waitingSeconds)} in all`,
  ];
  const parts = [`${durationText(handsOnSeconds)} hands-on`, ...(waitingSeconds > 0 ? waiting : [])];
  return [
    parts.join(', '),
    ...(openWaits.length > 0 ? [`plus ${LIST.format(openWaits.map(openWaitText))}`] : []),
  ].join(', ');
}

/** Returns the duration of a job in ISO 8601 format, or undefined if a wait has no known end. */
export const isoDuration = ({ handsOnSeconds, waitingSeconds, openWaits }: JobTime): string | undefined =>
  openWaits.length > 0 ? undefined : `PT${Math.ceil((handsOnSeconds + waitingSeconds) / 60)}M`;

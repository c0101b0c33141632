/** What processes have taken of processor and memory, by Linux's `/proc`: on a busy machine as on an idle one. */
import { readFileSync, readdirSync } from 'node:fs';

/** Milliseconds of a tick, in which Linux counts processor time. */
const TICK_MS = 10;
/** Of `stat`, counted from the process's state, which follows its name. */
const FIELD = { parent: 1, user: 11, system: 12, endedUser: 13, endedSystem: 14 };

function statOf(pid: number): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

const sumOf = (stat: number[], fields: readonly number[]): number =>
  fields.reduce((sum, field) => sum + (stat[field] ?? 0), 0) * TICK_MS;

/** Milliseconds of processor time that a process has taken with all its threads. @throws Error without `/proc` */
export function processorMs(pid: number): number {
  const stat = statOf(pid);
  if (!stat) throw new Error(`Processor time is read from /proc/${pid}/stat, which is not there`);
  return sumOf(stat, [FIELD.user, FIELD.system]);
}

/** Milliseconds of processor time of a process and its children, those that have ended too. */
export function processorMsOfFamily(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(Number(name));
      return stat?.[FIELD.parent] === pid ? [sumOf(stat, [FIELD.user, FIELD.system])] : [];
    });
  const ended = sumOf(statOf(pid) ?? [], [FIELD.endedUser, FIELD.endedSystem]);
  return children.reduce((sum, ms) => sum + ms, processorMs(pid) + ended);
}

/** MiB of memory that a process has. @param at now, or the most that it had */
export function memoryMiB(pid: number, at: 'now' | 'most' = 'now'): number {
  const name = at === 'now' ? 'VmRSS' : 'VmHWM';
  const [, kilobytes] =
    new RegExp(String.raw`^${name}:\s+(\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

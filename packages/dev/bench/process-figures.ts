/**
 * Reads the CPU time and memory of processes from Linux's `/proc`. Unlike elapsed time, these values hardly depend on
 * other load.
 */
import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts CPU time in ticks of this many milliseconds. */
const TICK_MS = 10;
/** Indexes in `stat`, counted from the process state, which follows the process name. */
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

/**
 * Returns the CPU time of a process with all of its threads, in milliseconds.
 * @throws Error when `/proc` does not have the process
 */
export function processorMs(pid: number): number {
  const stat = statOf(pid);
  if (!stat) throw new Error(`/proc/${pid}/stat does not exist: the process ended, or this is not Linux`);
  return sumOf(stat, [FIELD.user, FIELD.system]);
}

/** Returns the CPU time of a process and its children, including those that have ended, in milliseconds. */
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

/**
 * Returns the memory of a process in MiB.
 * @param at the current value or the maximum
 */
export function memoryMiB(pid: number, at: 'now' | 'most' = 'now'): number {
  const name = at === 'now' ? 'VmRSS' : 'VmHWM';
  const [, kilobytes] =
    new RegExp(String.raw`^${name}:\s+(\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

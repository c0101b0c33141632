import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, record } from 'fast-check';
import { RenderQueue, type EndTurn, type Turn } from './render-queue';

const busy = { utilization: () => 1 };
const needed = (): boolean => true;
/** Waits until the callbacks of settled promises have run. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function enterAll(queue: RenderQueue, network: string, count: number, turns: [string, Turn][]): void {
  for (let number = 0; number < count; number += 1)
    void queue.enter(network, needed).then((turn) => turns.push([`${network}${number}`, turn]));
}

const end = (turn: Turn | undefined): void => {
  if (typeof turn === 'function') turn();
};

describe('a render queue', () => {
  test('starts renders immediately while slots are free, and the next ones as others end', async () => {
    const queue = new RenderQueue({ slots: 2, ...busy });
    const turns: [string, Turn][] = [];
    enterAll(queue, 'a', 3, turns);
    await settle();
    expect(turns.map(([name]) => name)).toEqual(['a0', 'a1']);
    end(turns[0]?.[1]);
    // Ending a turn twice must not free a second slot.
    end(turns[0]?.[1]);
    await settle();
    expect(turns.map(([name]) => name)).toEqual(['a0', 'a1', 'a2']);
    expect([queue.running, queue.waiting]).toEqual([2, 0]);
  });

  test('serves waiting networks in turn, regardless of how many renders they want', async () => {
    const queue = new RenderQueue({ slots: 1, ...busy });
    const turns: [string, Turn][] = [];
    enterAll(queue, 'a', 5, turns);
    enterAll(queue, 'b', 2, turns);
    enterAll(queue, 'c', 1, turns);
    for (let done = 0; done < 8; done += 1) {
      await settle();
      end(turns[done]?.[1]);
    }
    expect(turns.map(([name]) => name)).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4']);
  });

  test('when full, refuses the newest render from the network with the most renders', async () => {
    const queue = new RenderQueue({ slots: 1, maxWaiting: 3, ...busy });
    const turns: [string, Turn][] = [];
    enterAll(queue, 'a', 5, turns);
    await settle();
    expect(turns.map(([name, turn]) => [name, typeof turn])).toEqual([
      ['a0', 'function'],
      ['a4', 'string'],
    ]);
    enterAll(queue, 'b', 1, turns);
    await settle();
    expect(turns.at(-1)).toEqual(['a3', 'full']);
    enterAll(queue, 'c', 1, turns);
    await settle();
    // Each network now has one render waiting, so none has to make room.
    expect(turns.at(-1)).toEqual(['a2', 'full']);
    enterAll(queue, 'd', 1, turns);
    await settle();
    expect(turns.at(-1)).toEqual(['d0', 'full']);
  });

  test('makes room by skipping renders that are no longer needed', async () => {
    const queue = new RenderQueue({ slots: 1, maxWaiting: 2, ...busy });
    const first = await queue.enter('a', needed);
    let isNeeded = true;
    const left = [queue.enter('a', () => isNeeded), queue.enter('b', () => isNeeded)];
    isNeeded = false;
    const turns: [string, Turn][] = [];
    enterAll(queue, 'c', 1, turns);
    expect(await Promise.all(left)).toEqual(['unneeded', 'unneeded']);
    expect(queue.waiting).toBe(1);
    const last = queue.enter('d', () => false);
    end(first);
    await settle();
    expect(turns.map(([name]) => name)).toEqual(['c0']);
    end(turns[0]?.[1]);
    expect(await last).toBe('unneeded');
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test('starts more renders up to a limit while the thread is idle, and none while it is busy', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    let utilization = 0.9;
    const queue = new RenderQueue({ slots: 2, maxRunning: 7, utilization: () => utilization });
    const turns: [string, Turn][] = [];
    enterAll(queue, 'a', 20, turns);
    jest.advanceTimersByTime(1_000);
    expect(queue.running).toBe(2);
    utilization = 0.1;
    jest.advanceTimersByTime(20);
    expect(queue.running).toBe(4);
    jest.advanceTimersByTime(1_000);
    expect(queue.running).toBe(7);
    // While the thread is busy, the next render begins only when fewer renders run than there are slots.
    utilization = 0.9;
    await settle();
    for (const [, turn] of turns.slice(0, 5)) end(turn);
    jest.advanceTimersByTime(1_000);
    expect(queue.running).toBe(2);
    jest.useRealTimers();
  });

  test('reclaims the slot of a render that never ends', () => {
    jest.useFakeTimers();
    const queue = new RenderQueue({ slots: 1, ...busy });
    void queue.enter('a', needed);
    jest.advanceTimersByTime(29_000);
    expect(queue.running).toBe(1);
    jest.advanceTimersByTime(1_000);
    expect(queue.running).toBe(0);
    jest.useRealTimers();
  });
});

type Step = { kind: 'enter'; network: string } | { kind: 'leave' | 'end'; index: number };

const steps = array(
  oneof(
    record({ kind: constant('enter' as const), network: constantFrom('a', 'b', 'c', 'd') }),
    record({ kind: constantFrom('leave' as const, 'end' as const), index: nat() }),
  ),
  { maxLength: 80 },
);

interface Render {
  network: string;
  isNeeded: boolean;
  state: 'waiting' | 'running' | 'ended' | 'full' | 'unneeded';
  end?: EndTurn;
}

const SLOTS = 2;
const MAX_WAITING = 5;

test('a render queue respects slots, limits and fairness in any sequence of events', async () => {
  await assert(
    asyncProperty(steps, async (sequence: readonly Step[]) => {
      const queue = new RenderQueue({ slots: SLOTS, maxWaiting: MAX_WAITING, ...busy });
      const renders: Render[] = [];
      const inState = (state: Render['state']): Render[] => renders.filter((each) => each.state === state);
      const violations: string[] = [];
      /** Networks that have had a turn since the waiting network began to wait, by waiting network. */
      const overtaken = new Map<string, Set<string>>();
      const begin = (render: Render, turn: Turn): void => {
        if (typeof turn !== 'function') {
          render.state = turn;
          if (turn === 'unneeded' && render.isNeeded) violations.push('a needed render was dropped');
          return;
        }
        render.state = 'running';
        render.end = turn;
        if (!render.isNeeded) violations.push('an unneeded render began');
        overtaken.delete(render.network);
        const others = inState('waiting').filter((each) => each.isNeeded && each.network !== render.network);
        for (const network of new Set(others.map((each) => each.network))) {
          const turns = overtaken.get(network) ?? new Set<string>();
          if (turns.has(render.network)) violations.push('a network was overtaken twice by the same one');
          overtaken.set(network, turns.add(render.network));
        }
      };
      for (const step of sequence) {
        const running = inState('running');
        const waiting = inState('waiting');
        if (step.kind === 'enter') {
          const render: Render = { network: step.network, isNeeded: true, state: 'waiting' };
          if (waiting.every(({ network }) => network !== step.network)) overtaken.delete(step.network);
          renders.push(render);
          void queue.enter(step.network, () => render.isNeeded).then((turn) => begin(render, turn));
        } else if (step.kind === 'leave') {
          const render = waiting[step.index % waiting.length];
          if (render) render.isNeeded = false;
        } else {
          const render = running[step.index % running.length];
          if (render) render.state = 'ended';
          render?.end?.();
        }
        await settle();
        expect(violations).toEqual([]);
        expect(queue.running).toBe(inState('running').length);
        expect(queue.waiting).toBe(inState('waiting').length);
        expect(queue.running).toBeLessThanOrEqual(SLOTS);
        expect(queue.waiting).toBeLessThanOrEqual(MAX_WAITING);
        // No slot may be free while a render waits.
        expect(queue.waiting === 0 || queue.running === SLOTS).toBe(true);
      }
      // End the remaining renders. The queue must then be empty.
      for (let left = inState('running'); left.length > 0; left = inState('running')) {
        for (const render of left) {
          render.state = 'ended';
          render.end?.();
        }
        await settle();
      }
      expect([queue.running, queue.waiting]).toEqual([0, 0]);
      expect(inState('waiting')).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

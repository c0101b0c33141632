/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryMiB } from '../bench/process-figures';
import { ATTACKS } from './in-flight/attacks';
import { cachedPageCost, request, worstUntil } from './in-flight/watch';
import { startSite, type Site } from './site';

/** A render shares its thread with the cached pages, so one of those waits as long as one render, and a little. */
const MAX_EXTRA_WAIT_MS = 20;
const MAX_MEMORY_MIB = 600;
/** How long a process may take until everything is as before. */
const RECOVERY_MS = 60_000;
const RECOVERY_INTERVAL_MS = 5_000;
/** How much more a cached page may cost, and the process hold, once it is as before. */
const MAX_COST_RATIO = 1.25;
const MAX_GROWTH_MIB = 100;
const RENDERS = 30;

/** Another version of the server, to print its figures beside these: the path of its server/main.ts. */
const COMPARED = process.env.COMPARED_SERVER;

const attackFrom = async (name: string, port: number): Promise<void> => {
  const attacker = spawn(process.execPath, ['tests/long/in-flight/attacker.ts', name, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(attacker, 'exit');
};

/** The longest of several renders, one after the other. */
async function longestRender(port: number): Promise<number> {
  let longest = 0;
  for (let number = 0; number < RENDERS; number += 1) {
    const visitor = { 'accept-encoding': 'gzip', 'x-forwarded-for': `203.0.113.${number}` };
    longest = Math.max(longest, await request(port, `/en-us/search?q=soap+${number}`, visitor));
  }
  return longest;
}

/** Attacks a site in each way. @returns the figures of each attack */
async function attackAll({ url, pid }: Site) {
  const watched = { port: Number(new URL(url).port), pid };
  // Everything is compiled and cached afterwards.
  for (let round = 0; round < 3; round += 1) await longestRender(watched.port);
  await cachedPageCost(watched);
  await cachedPageCost(watched);
  const rows = [];
  for (const name of Object.keys(ATTACKS)) {
    const before = { cost: await cachedPageCost(watched), memory: memoryMiB(pid) };
    const renderMs = await longestRender(watched.port);
    const { waitMs, memoryMiB: mostMemory } = await worstUntil(attackFrom(name, watched.port), watched);
    const endedAt = performance.now();
    let after = { costRatio: Infinity, growth: Infinity };
    do {
      await sleep(RECOVERY_INTERVAL_MS);
      after = {
        costRatio: (await cachedPageCost(watched)) / before.cost,
        growth: memoryMiB(pid) - before.memory,
      };
    } while (
      (after.costRatio > MAX_COST_RATIO || after.growth > MAX_GROWTH_MIB) &&
      performance.now() - endedAt < RECOVERY_MS
    );
    rows.push({
      attack: name,
      render: Math.max(renderMs, await longestRender(watched.port)),
      wait: waitMs,
      memory: mostMemory,
      ...after,
      recovery: performance.now() - endedAt,
    });
  }
  return rows;
}

async function measure(program?: string) {
  const site = await startSite('samples', () => Promise.resolve({ TRUSTED_PROXIES: '1' }), [], program);
  try {
    const rows = await attackAll(site);
    console.table(
      rows.map(({ attack, ...figures }) => ({
        attack,
        'longest render, ms': figures.render.toFixed(0),
        'cached page waits, ms': figures.wait.toFixed(0),
        'memory, MiB': figures.memory.toFixed(0),
        'cost after / before': figures.costRatio.toFixed(2),
        'memory after - before, MiB': figures.growth.toFixed(0),
        'looked at after, s': (figures.recovery / 1000).toFixed(0),
      })),
    );
    return rows;
  } finally {
    site.stop();
  }
}

test('work in flight is bounded: cached pages wait for one render at most, and everything is as before a minute later', async () => {
  if (COMPARED) await measure(COMPARED);
  for (const figures of await measure()) {
    expect(figures).toMatchObject({ attack: expect.any(String) });
    expect([figures.attack, figures.wait]).toEqual([figures.attack, expect.any(Number)]);
    expect(figures.wait).toBeLessThanOrEqual(figures.render + MAX_EXTRA_WAIT_MS);
    expect(figures.memory).toBeLessThan(MAX_MEMORY_MIB);
    expect(figures.costRatio).toBeLessThanOrEqual(MAX_COST_RATIO);
    expect(figures.growth).toBeLessThanOrEqual(MAX_GROWTH_MIB);
  }
}, 1_800_000);

import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { array, assert, asyncProperty, boolean, nat, option, record } from 'fast-check';
import { ConnectionLimits } from './connection-limits';

function socketOf(remoteAddress: string, writableLength = 0): Socket {
  const socket = new Socket();
  Object.defineProperties(socket, {
    remoteAddress: { value: remoteAddress },
    writableLength: { value: writableLength },
  });
  return socket;
}

/**
 * Opens a connection from each address.
 * @returns which connections stay open, and why the others were closed
 */
function openAll(
  limits: ConstructorParameters<typeof ConnectionLimits>[2],
  addresses: readonly string[],
  isBehindProxy = false,
) {
  const reasons: string[] = [];
  const connections = new ConnectionLimits(isBehindProxy, (reason) => reasons.push(reason), limits);
  const sockets = addresses.map((address) => socketOf(address));
  for (const socket of sockets) connections.open(socket);
  return { sockets, open: sockets.map((socket) => !socket.destroyed), reasons, connections };
}

describe('open connections', () => {
  test('are limited per network, and others still connect', () => {
    const { open, reasons } = openAll({ connectionsPerNetwork: 2 }, [
      '192.0.2.1',
      '::ffff:192.0.2.1',
      '192.0.2.1',
      '192.0.2.2',
    ]);
    expect(open).toEqual([true, true, false, true]);
    expect(reasons).toEqual(['network-connections']);
  });

  test('are counted per /64 network for IPv6', () => {
    const { open } = openAll({ connectionsPerNetwork: 1 }, ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1']);
    expect(open).toEqual([true, false, true]);
  });

  test('from a trusted proxy are not limited per network', () => {
    const { open } = openAll({ connectionsPerNetwork: 1 }, ['10.0.0.1', '10.0.0.1', '10.0.0.1'], true);
    expect(open).toEqual([true, true, true]);
  });

  test('make room at the total limit by closing the oldest connection of the busiest network', () => {
    const { open, reasons } = openAll({ connections: 3 }, [
      '192.0.2.2',
      '192.0.2.1',
      '192.0.2.1',
      '192.0.2.3',
      '192.0.2.4',
    ]);
    expect(open).toEqual([true, false, true, true, false]);
    expect(reasons).toEqual(['connections', 'connections']);
  });

  test('can be opened again after others close', async () => {
    const { sockets, connections } = openAll({ connectionsPerNetwork: 1, connections: 1 }, ['192.0.2.1']);
    sockets[0]?.destroy();
    await setImmediate();
    const next = socketOf('192.0.2.1');
    connections.open(next);
    expect(next.destroyed).toBe(false);
  });

  test('never exceed a limit, for any sequence of arrivals and departures', async () => {
    const arrivals = array(record({ address: nat(4), closes: option(nat()) }), {
      maxLength: 60,
    });
    await assert(
      asyncProperty(arrivals, boolean(), async (steps, isBehindProxy) => {
        const limits = { connections: 6, connectionsPerNetwork: 3 };
        const connections = new ConnectionLimits(isBehindProxy, () => undefined, limits);
        let open: Socket[] = [];
        for (const { address, closes } of steps) {
          if (closes !== null) open[closes % open.length]?.destroy();
          await setImmediate();
          const before = open.filter((each) => !each.destroyed);
          const own = before.filter(({ remoteAddress }) => remoteAddress === `192.0.2.${address}`);
          const socket = socketOf(`192.0.2.${address}`);
          connections.open(socket);
          open = [...before, socket].filter((each) => !each.destroyed);
          expect(open.length).toBeLessThanOrEqual(limits.connections);
          const isFull = before.length >= limits.connections;
          const isNetworkFull = !isBehindProxy && own.length >= limits.connectionsPerNetwork;
          // At the total limit, the outcome also depends on the other networks.
          const mayClose = isFull || isNetworkFull;
          const mustClose = isNetworkFull || (isFull && isBehindProxy);
          expect(socket.destroyed ? mayClose : !mustClose).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

test.each([
  [
    'one connection',
    { unsentBytesPerConnection: 10 },
    [
      ['a', 11],
      ['a', 10],
    ],
    [false, true],
  ],
  [
    'one network, the largest first',
    { unsentBytesPerNetwork: 10 },
    [
      ['a', 6],
      ['a', 7],
      ['b', 9],
    ],
    [true, false, true],
  ],
  [
    'all, of the network with the most',
    { unsentBytes: 10 },
    [
      ['a', 3],
      ['a', 4],
      ['b', 5],
    ],
    [true, false, true],
  ],
  [
    'all, until they are within the bound',
    { unsentBytes: 5 },
    [
      ['a', 4],
      ['b', 4],
      ['c', 4],
    ],
    [false, false, true],
  ],
] as const)('limits unsent bytes for %s', (_, limits, sockets, open) => {
  const reasons: string[] = [];
  const connections = new ConnectionLimits(false, (reason) => reasons.push(reason), limits);
  const all = sockets.map(([network, bytes]) =>
    socketOf(`192.0.2.${network === 'a' ? 1 : network === 'b' ? 2 : 3}`, bytes),
  );
  for (const socket of all) connections.open(socket);
  connections.closeSlowReaders();
  expect(all.map((socket) => !socket.destroyed)).toEqual(open);
  expect(reasons).toEqual(open.filter((isOpen) => !isOpen).map(() => 'unsent-bytes'));
});

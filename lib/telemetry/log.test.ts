import { log as siteLog } from './log.ts';
import { log as servicesLog } from '@cleanpro/node-service/logging/log';

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  globalThis.logRepeats = undefined;
  jest.useFakeTimers();
  jest.spyOn(process, 'once').mockReturnThis();
  for (const method of ['log', 'warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...[line]: unknown[]) => {
      lines.push(JSON.parse(String(line)));
    });
});
afterEach(() => {
  globalThis.telemetryReporter = undefined;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each([
  ['site', siteLog],
  ['services', servicesLog],
])('the %s log', (_name, log) => {
  test.each(['info', 'warn', 'error'] as const)(
    'replaces a flood of one event at level %s with a count',
    (level) => {
      for (let index = 0; index < 10_000; index += 1) log(level, 'Flood', { message: `made up ${index}` });
      expect(lines).toHaveLength(20);
      expect(lines[19]).toMatchObject({ level, event: 'Flood', message: 'made up 19' });
      jest.advanceTimersByTime(60_000);
      expect(lines).toHaveLength(21);
      expect(lines[20]).toMatchObject({ level, event: 'Flood', repeated: 9_980 });
      jest.advanceTimersByTime(600_000);
      log(level, 'Flood');
      expect(lines).toHaveLength(22);
    },
  );

  test('a flood of one event does not hide others, and only floods are counted', () => {
    for (let index = 0; index < 1_000; index += 1) log('warn', 'Flood');
    log('error', 'Flood');
    for (let index = 0; index < 20; index += 1) log('warn', 'Other', { index });
    expect(lines.filter(({ level, event }) => level === 'error' || event === 'Other')).toHaveLength(21);
    jest.advanceTimersByTime(60_000);
    expect(lines.filter(({ repeated }) => repeated !== undefined)).toHaveLength(1);
  });

  test('writes pending counts when the process exits', () => {
    for (let index = 0; index < 25; index += 1) log('error', 'Flood');
    const [, listener] = jest.mocked(process.once).mock.calls.find(([name]) => name === 'exit') ?? [];
    listener?.call(process);
    expect(lines.at(-1)).toMatchObject({ event: 'Flood', repeated: 5 });
  });
});

test('reports the count as one telemetry event, without the suppressed lines', () => {
  const event = jest.fn();
  Object.assign(globalThis, { telemetryReporter: { event } });
  for (let index = 0; index < 1_000; index += 1) siteLog('warn', 'Flood');
  jest.advanceTimersByTime(60_000);
  expect(event).toHaveBeenCalledTimes(21);
  expect(event).toHaveBeenLastCalledWith('Flood', { level: 'warn', repeated: 980 });
});

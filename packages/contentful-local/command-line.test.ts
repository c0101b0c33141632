import { join } from 'node:path';
import { parseArguments, describeError } from './command-line.ts';

test('by default, listens on localhost only and stores data in one folder per space', () => {
  expect(parseArguments(['export.json'])).toEqual({
    source: 'export.json',
    port: 4100,
    host: '127.0.0.1',
    url: undefined,
    space: 'local',
    environment: 'master',
    data: join('.contentful-local', 'local'),
  });
});

test('parses every command-line option', () => {
  const args = ['--port', '5000', '--host', '0.0.0.0', '--url', 'https://content.example/', '--space', 'a1'];
  expect(parseArguments([...args, '--environment', 'staging', '--data', 'd', 'content'])).toEqual({
    source: 'content',
    port: 5000,
    host: '0.0.0.0',
    url: 'https://content.example',
    space: 'a1',
    environment: 'staging',
    data: 'd',
  });
});

test.each([
  [[], 'Specify one content folder or export file.'],
  [['a', 'b'], 'Specify one content folder or export file.'],
  [['a', '--port', '0'], '--port is 0: it must be a number from 1 to 65535.'],
  [['a', '--port', 'x'], '--port is x: it must be a number from 1 to 65535.'],
  [['a', '--space', '../b'], '--space is ../b: it may have letters, digits, ., _ and -.'],
  [['a', '--url', 'file:///b'], '--url is file:///b: it must be an http or https address.'],
])('rejects %j with a reason and the usage', (args, sentence) => {
  const problem = (): string => {
    try {
      return JSON.stringify(parseArguments(args));
    } catch (error) {
      return describeError(error);
    }
  };
  expect(problem().startsWith(sentence)).toBe(true);
  expect(problem()).toContain('Usage: contentful-local SOURCE [options]');
});

test('--help prints the usage', () => {
  expect(parseArguments(['--help'])).toMatch(/^Usage: contentful-local SOURCE/);
});

import { join } from 'node:path';
import { parseArguments, describeError } from './command-line.ts';

test('a source alone is served on this machine only, with data in a folder of its space', () => {
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

test('every option is read', () => {
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
  [[], 'Name one content folder or export file.'],
  [['a', 'b'], 'Name one content folder or export file.'],
  [['a', '--port', '0'], '--port is 0: it must be a number from 1 to 65535.'],
  [['a', '--port', 'x'], '--port is x: it must be a number from 1 to 65535.'],
  [['a', '--space', '../b'], '--space is ../b: it may have letters, digits, ., _ and -.'],
  [['a', '--url', 'file:///b'], '--url is file:///b: it must be an http or https address.'],
])('the arguments %j are refused with a sentence and the usage', (args, sentence) => {
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

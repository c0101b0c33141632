import { siteCommand } from './processes.ts';

test('the launcher checks the site at its listen address', () => {
  const ready = (environment: Record<string, string>) =>
    siteCommand({ NODE_ENV: 'test', PORT: '3001', ...environment }, 'start').readyUrl;
  expect(ready({})).toBe('http://127.0.0.1:3001/api/health/live');
  expect(ready({ LISTEN_HOST: '10.0.0.5' })).toBe('http://10.0.0.5:3001/api/health/live');
});

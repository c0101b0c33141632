import { execFileSync } from 'node:child_process';

const READ_CONFIG = `
  const warnings = [];
  console.warn = (...parts) => warnings.push(parts.join(' '));
  const { default: loadConfig } = require('next/dist/server/config');
  loadConfig('phase-production-build', process.cwd(), { silent: false })
    .then(() => console.log(JSON.stringify(warnings)));
`;

test('loading the Next configuration logs no warnings', () => {
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const output = execFileSync(process.execPath, ['-e', READ_CONFIG], { encoding: 'utf8', env });
  expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual([]);
});

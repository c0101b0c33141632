/** Tests the rules in docs/monitoring with promtool. The `monitoring` stage tests them with real faults. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promtool } from './monitoring/prometheus.ts';

test('promtool accepts the rules, their tests and the configuration', () => {
  for (const args of [
    ['check', 'rules', 'docs/monitoring/alerts.yml'],
    ['check', 'config', 'docs/monitoring/prometheus.yml'],
    ['test', 'rules', 'docs/monitoring/alerts.test.yml'],
  ])
    expect(promtool(args)).toContain('SUCCESS');
});

test('the rule tests trigger and resolve each alert', () => {
  const [rules, tests] = ['alerts.yml', 'alerts.test.yml'].map((name) =>
    readFileSync(join('docs/monitoring', name), 'utf8'),
  );
  const names = [...(rules?.matchAll(/- alert: (\w+)/g) ?? [])].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const states = [...(tests?.matchAll(/alertname="(\w+)"[^[]*exp_samples: \[(.?)/g) ?? [])]
      .filter(([, alert]) => alert === name)
      .map(([, , samples]) => samples === '{');
    expect(`${name}: ${states.join()}`).toMatch(/: (?:.*,)?false,true,false/);
  }
});

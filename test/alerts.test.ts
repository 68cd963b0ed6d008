// Checks the alert rules of deploy/prometheus/ with Debian's promtool, and against the metrics that the backend has.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { entry, readString } from 'contract-gates/description';
import { openServer } from '../server/database/server';
import { makeMetrics, serveMetrics } from '../server/monitoring/metrics';
import { buildTestApp } from './support/backend/app';
import { itUnless, whyNoProgram } from './support/needsProgram';

const RULES = 'deploy/prometheus/alerts.yml';
const SERIES = 'deploy/prometheus/alerts.test.yml';

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const rules = toList(entry(parse(readFileSync(RULES, 'utf8')), 'groups')).flatMap((group) =>
  toList(entry(group, 'rules')),
);
const itWithPromtool = itUnless(whyNoProgram('promtool'));

itWithPromtool.each([
  ['are valid', ['check', 'rules', RULES]],
  ['are active for the series that they are for', ['test', 'rules', SERIES]],
])('the alert rules %s', (_title, args) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  expect({ status, output: `${stdout}${stderr}` }).toEqual({
    status: 0,
    output: expect.any(String) as string,
  });
});

it('each alert rule says what to do, and names metrics that the backend has', async () => {
  const metrics = makeMetrics();
  // The app connects at its first query, so no server has to run.
  const database = openServer('postgresql://localhost/none');
  const app = await buildTestApp(database, { metrics });
  const serving = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const text = await (await fetch(`${serving.address}/metrics`)).text();
  await serving.close();
  await app.close();
  await database.close();
  const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) {
    const named = (readString(rule, 'expr') ?? '').match(/\b(?:portaria|process|nodejs)_\w+/g) ?? ['up'];
    expect(['up', ...names]).toEqual(expect.arrayContaining(named));
    expect(readString(entry(rule, 'annotations'), 'action')).toMatch(/^[A-Z].*\.$/);
  }
});

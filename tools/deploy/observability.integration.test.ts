import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { metrics as brandMetrics } from '@network/core/server/metrics.ts';
import { jobsOf } from '@network/gateway/jobs/job.ts';
import { beginCounts, runJob } from '@network/gateway/jobs/run-job.ts';
import { modules } from '@network/gateway/modules/registry.ts';
import { gatewayForTests, type TestGateway } from '@network/testing/gateway.ts';
import { labelsIn, metricsIn } from './promql.ts';

const folder = resolve(import.meta.dirname, '../../deploy/observability');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Prometheus adds these to every series. */
const OF_PROMETHEUS = ['instance', 'job', 'le'];

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const panels = (JSON.parse(read('dashboard.json')) as { panels: readonly Panel[] }).panels;
const shown = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const));
const rules = [
  ...read('alerts.yml').matchAll(/- alert: (\w+)\n\s+expr: >-\n\s+(.+)\n(?:.*\n){3}\s+summary: .+\n\s+runbook: (\S+)/g),
].map(([, name = '', expr = '', runbook = '']) => ({ name, expr, runbook }));

const known = new Map<string, ReadonlySet<string>>([['up', new Set()]]);

const gateway = gatewayForTests();
beforeAll(async () => {
  const { services } = gateway;
  // A job's metrics come into being with its first run.
  await runJob(services, { name: 'a-job', cron: '* * * * *', run: async () => ({ things: 1 }) }, services.clock.now());
  for (const registry of [services.metrics, brandMetrics]) addNames(registry);
});

function addNames(registry: TestGateway['services']['metrics']): void {
  for (const metric of registry.getMetricsAsArray()) {
    const labels = new Set((metric as unknown as { labelNames?: readonly string[] }).labelNames);
    known.set(metric.name, labels);
    if (String(metric.type) !== 'histogram') continue;
    for (const ending of ['_bucket', '_sum', '_count']) known.set(metric.name + ending, labels);
  }
}

function problemsOf(expr: string): readonly string[] {
  const names = metricsIn(expr);
  const labels = new Set([...OF_PROMETHEUS, ...names.flatMap((name) => [...(known.get(name) ?? [])])]);
  return [
    ...(names.length === 0 ? ['no metric'] : []),
    ...names.filter((name) => !known.has(name)),
    ...labelsIn(expr).filter((label) => !labels.has(label)),
  ];
}

describe('the dashboard', () => {
  it('shows metrics and labels that servers have', () => {
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter(([, expr]) => problemsOf(expr).length > 0)).toEqual([]);
  });

  it('and what it is checked by finds a metric and a label that there is not', () => {
    expect(problemsOf('sum by (brand) (rate(brand_pages_total{kind="page"}[5m]))')).toContain('brand_pages_total');
    expect(problemsOf('sum by (person) (rate(sign_ups_total[5m]))')).toEqual(['person']);
  });
});

describe('the alerts', () => {
  it('are about metrics and labels that servers have', () => {
    expect(rules.length).toBe([...read('alerts.yml').matchAll(/- alert:/g)].length);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter(({ expr }) => problemsOf(expr).length > 0)).toEqual([]);
  });

  it('about what jobs did are told from the first time in a process: the count is there before, with 0', async () => {
    const { services } = gateway;
    beginCounts(services.metrics, jobsOf(modules));
    const counted = rules.flatMap(({ expr }) => [...expr.matchAll(/job_done_total\{(job="[^"]+",what="[^"]+")\}/g)]);
    const figures = await services.metrics.getSingleMetricAsString('job_done_total');
    expect(counted.length).toBeGreaterThan(3);
    for (const [, labels] of counted) expect(figures).toMatch(new RegExp(`^job_done_total\\{${labels}\\} \\d`, 'm'));
  });

  it('each lead to the section that says what to do', () => {
    const page = readFileSync(resolve(folder, '../../docs/how-to/operate.md'), 'utf8');
    const headings = new Set([...page.matchAll(/^### ((?!Sizing$)\w+)$/gm)].map(([, name]) => name));
    expect(headings).toEqual(new Set(rules.map(({ name }) => name)));
    for (const { name, runbook } of rules) expect(runbook).toBe(`docs/how-to/operate.md#${name.toLowerCase()}`);
  });
});

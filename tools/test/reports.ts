import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { failedAsAWhole, LONG, type Failure, type Outcome, sumOf } from './outcome.ts';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          tags: z.array(z.string()).default([]),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const attempt = z.object({
  errors: z.array(z.object({ message: z.string().optional(), stack: z.string().optional() })),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
});
const journey = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(attempt) })),
});
type Attempt = z.infer<typeof attempt>;
type Journey = z.infer<typeof journey>;
interface Group {
  readonly title: string;
  readonly specs: readonly Journey[];
  readonly suites?: readonly Group[] | undefined;
}
const group: z.ZodType<Group> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(journey), suites: z.array(group).optional() }),
);
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(group),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});

/** How one test ended; `missed` is what should have run and did not. */
interface Result extends Failure {
  readonly ending: 'passed' | 'failed' | 'missed' | 'skipped';
}

/**
 * The outcome in vitest's JSON report. A file that could not be loaded, or whose hooks failed, counts as one failure.
 */
export function readVitestReport(text: string, root: string): Outcome {
  const { testResults } = vitestReport.parse(JSON.parse(text));
  const outcomes = testResults.map(({ name, status, message, assertionResults }) => {
    const file = fromRoot(root, name);
    const results = assertionResults.map((each): Result => {
      // A run that is not whole leaves out what is tagged as long, and nothing else.
      const leftOut = each.tags.includes(LONG) ? 'skipped' : 'missed';
      const ending = each.status === 'passed' || each.status === 'failed' ? each.status : leftOut;
      // This is the form of vitest's `-t`.
      const title = [...each.ancestorTitles, each.title].join(' > ');
      return { file, title, ending, ...said(each.failureMessages) };
    });
    const hasFailed = results.some(({ ending }) => ending === 'failed');
    const isBroken = status === 'failed' && (message !== '' || !hasFailed);
    return outcomeOfFile(file, results, isBroken ? message || 'a hook failed' : null);
  });
  return sumOf(outcomes);
}

/** The outcome in Playwright's JSON report, with what failed outside of the journeys, such as the servers' start. */
export function readPlaywrightReport(text: string, root: string): Outcome {
  const { suites, errors, config } = playwrightReport.parse(JSON.parse(text));
  const outcomes = suites.map((suite) => {
    const file = fromRoot(root, join(config.rootDir, suite.title));
    const results = journeysOf(suite).map(({ titles, tests }): Result => {
      const attempts = tests.flatMap((each) => each.results);
      const texts = attempts.flatMap((each) => each.errors.map(({ stack, message }) => stack ?? message ?? ''));
      const ending = endingOf(new Set(tests.map(({ status }) => status)), attempts.length);
      return { file, title: titles.join(' › '), ending, ...said([...texts, ...attempts.flatMap(pageOf)]) };
    });
    return outcomeOfFile(file, results, null);
  });
  return sumOf([...outcomes, ...errors.map(({ message = '' }) => failedAsAWhole(firstLine(message), message))]);
}

function endingOf(statuses: ReadonlySet<string>, attempts: number): Result['ending'] {
  if (statuses.has('unexpected') || statuses.has('flaky')) return 'failed';
  if (statuses.has('expected')) return 'passed';
  return attempts === 0 ? 'missed' : 'skipped';
}

/** A file counts as one failure when it failed outside of its tests (`complaint`), or when some of them did not run. */
function outcomeOfFile(file: string, results: readonly Result[], complaint: string | null): Outcome {
  const failures = results.filter(({ ending }) => ending === 'failed');
  const isIncomplete = failures.length > 0 && results.some(({ ending }) => ending === 'missed');
  if (complaint !== null || isIncomplete) {
    const trace = [complaint ?? '', ...failures.map((each) => each.trace)].join('\n');
    const message = firstLine(complaint ?? 'some of its tests did not run');
    return { passed: 0, failed: 1, failures: [{ file, title: null, message, trace }], passes: [] };
  }
  const passes = results.filter(({ ending }) => ending === 'passed').map(({ title }) => ({ file, title }));
  return {
    passed: passes.length,
    failed: failures.length,
    failures: failures.map(({ title, message, trace }) => ({ file, title, message, trace })),
    passes,
  };
}

function fromRoot(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

function said(texts: readonly string[]): Pick<Failure, 'message' | 'trace'> {
  const trace = stripVTControlCharacters(texts.join('\n\n'));
  return { message: firstLine(trace), trace };
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';
}

function journeysOf(suite: Group, above: readonly string[] = []): (Journey & { titles: readonly string[] })[] {
  return [
    ...suite.specs.map((each) => ({ ...each, titles: [...above, each.title] })),
    ...(suite.suites ?? []).flatMap((each) => journeysOf(each, [...above, each.title])),
  ];
}

/** The page on which a journey failed, as Playwright describes it. */
function pageOf({ attachments }: Attempt): string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  return path !== undefined && existsSync(path) ? [readFileSync(path, 'utf8')] : [];
}

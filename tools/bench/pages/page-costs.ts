import { type BrowserAnswer, type BrowserClient, textOf } from './browser-client.ts';
import { type PageWeight, weighPage } from '@network/testing/page-weight.ts';
import { type CpuTimes, readCpuTimes, timeBetween } from './process-clock.ts';

/**
 * Requests that only warm up, as servers that have run for minutes are measured: plans are prepared, what is cached is cached,
 * and the code is compiled. With 100 of them a page costs twice as much.
 */
const WARM_UP = 1_500;
const REQUESTS = 500;
const CONNECTIONS = 4;

/** A page that is measured, and the most that it should cost in units of rendering. */
export interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  readonly goal: number;
  /** More for what costs little: time on the CPU is counted in hundredths of a second. */
  readonly requests?: number;
  /** Pages of its kind that nobody has opened yet: each is measured once, so that none is in a cache. */
  readonly unseen?: readonly string[];
  /** What warms up instead of the page itself: others of its kind, so that their making is what is compiled. */
  readonly warmUp?: readonly string[];
}

/** The processes that make a page. */
export interface ServingProcesses {
  readonly brand: readonly number[];
  readonly gateway: readonly number[];
  /** Looked up each time: connections come and go. */
  readonly database: () => Promise<readonly number[]>;
}

/** What one page costs: milliseconds of CPU in each process. */
export interface PageCost {
  readonly page: MeasuredPage;
  readonly brand: number;
  readonly gateway: number;
  readonly database: number;
  /** Bytes over the line. */
  readonly sent: number;
  readonly weight: PageWeight;
}

/** Measures pages in turn, as one browser asks for them. */
export async function measurePages(
  client: BrowserClient,
  pages: readonly MeasuredPage[],
  { brand, gateway, database }: ServingProcesses,
  connections = CONNECTIONS,
): Promise<readonly PageCost[]> {
  const costs: PageCost[] = [];
  for (const page of pages) {
    const { href } = (await client.open(page.url)).url;
    await getAll(client, page.warmUp ?? repeated(href, WARM_UP), connections);
    const measured = page.unseen ?? repeated(href, page.requests ?? REQUESTS);
    const read = async () => [brand, gateway, await database()].map(readCpuTimes);
    const before = await read();
    const last = await getAll(client, measured, connections);
    const after = await read();
    const none: CpuTimes = new Map();
    const each = (index: number): number => timeBetween(before[index] ?? none, after[index] ?? none) / measured.length;
    const weight = weighPage(textOf(last));
    costs.push({ page, brand: each(0), gateway: each(1), database: each(2), sent: last.bytes.length, weight });
  }
  return costs;
}

const repeated = (url: string, count: number): readonly string[] => Array.from({ length: count }, () => url);

/** Asks for all of them, several at once. @returns the last answer */
async function getAll(client: BrowserClient, urls: readonly string[], connections: number): Promise<BrowserAnswer> {
  const left = [...urls];
  let last: BrowserAnswer | undefined;
  const worker = async (): Promise<void> => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      last = await client.get(url);
      if (last.status !== 200) throw new Error(`${url} answered ${last.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  if (last === undefined) throw new Error('At least one request is needed');
  return last;
}

/** The costs as a table for a person; one unit is `unit` milliseconds. */
export function describeCosts(costs: readonly PageCost[], unit: number): string {
  const rows = costs.map(({ page, brand, gateway, database, sent, weight }) => [
    page.name,
    `${((brand + gateway) / unit).toFixed(2)} U`,
    `${page.goal} U`,
    `${brand.toFixed(2)} + ${gateway.toFixed(2)} + ${database.toFixed(2)}`,
    (1000 / (brand + gateway)).toFixed(0),
    kilobytes(weight.bytes),
    kilobytes(sent),
    String(weight.elements),
    kilobytes(weight.classBytes),
    kilobytes(weight.scriptBytes),
    String(weight.inlineIcons),
  ]);
  return alignColumns([HEADINGS, ...rows]);
}

const HEADINGS = [
  'page',
  'cost',
  'goal',
  'CPU ms: brand + gateway + database',
  'pages a CPU second',
  'HTML KB',
  'sent KB',
  'elements',
  'class KB',
  'script KB',
  'inline icons',
];

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((cells) => cells.join('  '))
    .join('\n');
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Clock ticks a second, in which Linux counts CPU time; the same on every machine that Node.js runs on. */
const TICKS = 100;

/** Milliseconds of CPU by process. */
export type CpuTimes = ReadonlyMap<number, number>;

/** What processes have used so far, with all their threads: pages are compressed in threads. */
export function readCpuTimes(ids: readonly number[]): CpuTimes {
  return new Map(ids.map((id) => [id, ticksOf(id) * (1000 / TICKS)]));
}

/** Milliseconds between two readings; a process that began or ended between them is left out. */
export function timeBetween(before: CpuTimes, after: CpuTimes): number {
  return [...after].reduce((sum, [id, time]) => sum + Math.max(0, time - (before.get(id) ?? time)), 0);
}

/** The descendants of a process whose command line contains a text. */
export function descendantsOf(id: number, text: string): readonly number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const all = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []);
  const below = (parent: number): number[] =>
    all.flatMap(([, child, of, args = '']) =>
      Number(of) === parent ? [...(args.includes(text) ? [Number(child)] : []), ...below(Number(child))] : [],
    );
  return below(id);
}

function ticksOf(id: number): number {
  const file = `/proc/${id}/stat`;
  if (!existsSync(file)) return 0;
  const text = readFileSync(file, 'utf8');
  // The second field is the name in parentheses, which may contain anything.
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return Number(user) + Number(system);
}

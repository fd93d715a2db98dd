import { existsSync, readFileSync } from 'node:fs';

/** The cost of a single answer, in milliseconds of CPU time of this process and of the processes with those ids. */
export async function cpuTimeOf(run: () => Promise<unknown>, others: readonly number[]): Promise<number> {
  const elsewhere = others.map((id) => [id, timeOnCpu(id)] as const);
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return elsewhere.reduce((sum, [id, earlier]) => sum + Math.max(0, timeOnCpu(id) - earlier), (user + system) / 1_000);
}

/** Whether this machine reports the CPU time of other processes; Linux does. */
export const countsCpuTime = (): boolean => existsSync('/proc/self/schedstat');

/** Milliseconds that a process has run; none where it has ended. */
function timeOnCpu(id: number): number {
  const file = `/proc/${id}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1_000_000 : 0;
}

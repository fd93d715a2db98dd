import { expect, it } from 'vitest';
import { reportProgress } from './input-arguments.ts';

it('reports what ffmpeg says of its time, and takes no other line for a step back', () => {
  const shares: number[] = [];
  const read = reportProgress(20, (share) => shares.push(share));
  const block = ['frame=50', 'fps=24.9', 'out_time_us=5000000', 'out_time_ms=5000000', 'out_time=00:00:05.000000'];
  for (const line of [...block, 'speed=1.2x', 'progress=continue', 'out_time_ms=10000000', 'progress=continue'])
    read(line);
  for (const line of ['out_time_ms=N/A', 'out_time_ms=21000000', 'progress=end']) read(line);
  expect(shares).toEqual([0.25, 0.5, 1]);
});

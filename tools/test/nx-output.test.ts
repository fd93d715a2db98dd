import { expect, it } from 'vitest';
import { taskLines } from './nx-output.ts';

const OUTPUT = ` NX   Running targets unit, lint for 2 projects:

- @network/core
- network

> nx run @network/vixen:build

vite v8 building for production
> nx run @network/core:unit

> node tools/test/task.ts unit libs/core

 FAIL  a.test.ts
unit libs/core: 4 passed, 1 failed (1.6 s)
Warning: command "node tools/test/task.ts unit libs/core" exited with non-zero status code
> nx run network:lint  [local cache]

> node tools/test/task.ts lint .

lint: 1 passed, 0 failed (0.2 s, 3 s of CPU)

  Run duration:      2.1s
 NX   Running targets unit, lint for 2 projects failed

Failed tasks:

- @network/core:unit`;

it('shows the output of tasks, and that a result was reused', async () => {
  async function* lines() {
    yield* OUTPUT.split('\n');
  }
  const shown: string[] = [];
  for await (const line of taskLines(lines())) shown.push(line);
  expect(shown).toEqual([
    ' FAIL  a.test.ts',
    'unit libs/core: 4 passed, 1 failed (1.6 s)',
    'lint: 1 passed, 0 failed (unchanged)',
  ]);
});

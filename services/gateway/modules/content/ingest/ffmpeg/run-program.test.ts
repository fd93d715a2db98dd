import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ProgramError, runProgram } from './run-program.ts';

const MODULE = pathToFileURL(join(import.meta.dirname, 'run-program.ts')).href;
/** Says its own id, and would then run for longer than any test. */
const ENDLESS = ['-c', 'echo $$; exec sleep 600'];

const isGone = (pid: number) =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000, interval: 10 });

it('ends a program when the process that runs it is killed', async () => {
  const code = `const { runProgram } = await import(${JSON.stringify(MODULE)});
    await runProgram('/bin/sh', ${JSON.stringify(ENDLESS)}, { signal: new AbortController().signal, onLine: console.log });`;
  const gateway = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(createInterface({ input: gateway.stdout }), 'line')) as [string];
  expect(process.kill(Number(pid), 0)).toBe(true);
  gateway.kill('SIGKILL');
  await isGone(Number(pid));
});

it('ends a program when it is to stop', async () => {
  const stopping = new AbortController();
  const started = Promise.withResolvers<number>();
  const run = runProgram('/bin/sh', ENDLESS, {
    signal: stopping.signal,
    onLine: (line) => started.resolve(Number(line)),
  });
  const pid = await started.promise;
  stopping.abort(new Error('The gateway ends.'));
  await expect(run).rejects.toThrow('The gateway ends.');
  await isGone(pid);
});

it('says how a program ended, passes its arguments on as they are, and runs it below the priority of the server', async () => {
  const lines: string[] = [];
  const options = { signal: new AbortController().signal, onLine: (line: string) => void lines.push(line) };
  const said = await runProgram(
    '/bin/sh',
    ['-c', 'echo "$1"; nice; echo done >&2', 'name', `a "b" $HOME 'c'`],
    options,
  );
  expect([lines, said]).toEqual([[`a "b" $HOME 'c'`, expect.stringMatching(/^(10|1\d)$/)], ['done']]);
  const failed = runProgram('/bin/sh', ['-c', 'echo no such film >&2; exit 3'], options);
  await expect(failed).rejects.toThrow(ProgramError);
  await expect(failed).rejects.toThrow('ended with 3: no such film');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unexpectedLines } from './logs.ts';

it('what a server says at its start is expected, and nothing else that it logs or prints', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'logs-'));
  const failed = '{"level":50,"msg":"a film could not be prepared"}';
  const printed = 'Warning: MAIL=off: printed by somebody else';
  await writeFile(join(folder, 'gateway-1.log'), `{"level":40,"msg":"MAIL=off: no mail leaves"}\n${failed}\n`);
  await writeFile(join(folder, 'vixen-2.log'), `${printed}\n`);
  await writeFile(join(folder, 'notes.txt'), 'no log\n');
  expect((await unexpectedLines(folder)).toSorted()).toEqual([printed, failed].toSorted());
  await rm(folder, { recursive: true });
});

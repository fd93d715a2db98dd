import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLoadedModules, isTextsAnswer } from './gateway-messages.ts';

const PROGRAM = `
import { mails } from './mails.ts';
import './home.ts';
import { createServer } from 'node:http';
createServer().listen();
process.on('message', (message) => message === 'say' && process.send({ says: mails.subject }));
process.send({ says: mails.subject });`;

let root: string;
let heard: unknown[];
let program: ReturnType<typeof fork>;
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
const home = (title: string): void => write('home.ts', `export const home = { title: '${title}' } as const;`);

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'take-texts-')));
  write('package.json', '{ "type": "module" }');
  home('Welcome');
  write('mails.ts', `import { home } from './home.ts'; export const mails = { subject: home.title } as const;`);
  write('program.ts', PROGRAM);
  const preloads = ['report-modules.ts', 'take-texts.ts'].flatMap((name) => [
    '--import',
    join(import.meta.dirname, name),
  ]);
  program = fork(join(root, 'program.ts'), { execArgv: preloads, stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
  heard = [];
  program.on('message', (message) => heard.push(message));
  await vi.waitUntil(() => says() === 'Welcome', 10_000);
});
afterEach(async () => {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
  rmSync(root, { recursive: true });
});

const says = (): unknown => heard.flatMap((message) => (message as { readonly says?: string }).says ?? []).at(-1);

async function answerTo(file: string): Promise<unknown> {
  program.send({ editedTexts: [join(root, file)] });
  await expect.poll(() => heard.some(isTextsAnswer)).toBe(true);
  const { texts } = heard.splice(heard.findIndex(isTextsAnswer), 1).find(isTextsAnswer) ?? {};
  program.send('say');
  return texts;
}

it('a program reports the modules that it loads', async () => {
  const loaded = (): unknown => heard.filter(isLoadedModules).flatMap((message) => message.loaded);
  const files = ['program.ts', 'mails.ts', 'home.ts'].map((name) => join(root, name));
  await expect.poll(loaded).toEqual(expect.arrayContaining(files));
});

it('a program takes an edited text, also in texts that have a part of it, time and again', async () => {
  home('Hello');
  expect(await answerTo('home.ts')).toBe('taken');
  await expect.poll(says).toBe('Hello');
  home('Hi');
  expect(await answerTo('home.ts')).toBe('taken');
  await expect.poll(says).toBe('Hi');
});

it('a program keeps its texts while a file can not be read', async () => {
  write('home.ts', 'export const home = {');
  expect(await answerTo('home.ts')).toBe('kept');
  expect(says()).toBe('Welcome');
});

it('a program has to start again for a text that it did not have', async () => {
  write('home.ts', `export const home = { title: 'Welcome', text: 'More' } as const;`);
  expect(await answerTo('home.ts')).toBe('not taken');
});

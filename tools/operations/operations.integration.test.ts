import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@network/postgres-server/free-port.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'operations-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** `npm run` of a command, with that code and output. */
function run(args: readonly string[], env: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  return new Promise((settle) => {
    const options = { cwd: root, env: { ...process.env, DATABASE_URL: '', NODE_ENV: '', DATA_DIR: dataDir, ...env } };
    execFile(process.execPath, ['tools/operations/main.ts', ...args], options, (error, stdout, stderr) =>
      settle({ code: Number(error?.code ?? 0), said: (stdout + stderr).trim() }),
    );
  });
}

describe('a command of an operator', () => {
  it(
    'has a database for its time where the product is stopped, which keeps what it wrote',
    { tags: ['long'] },
    async () => {
      expect(await run(['migrate'])).toEqual({ code: 0, said: expect.stringMatching(/^\d+ migrations made\.$/m) });
      expect(existsSync(join(dataDir, 'postgres/lock'))).toBe(false);
      const together = await Promise.all([run(['migrate']), run(['jobs', 'purge-tokens'])]);
      expect(together).toEqual([
        { code: 0, said: 'The database is up to date.' },
        { code: 0, said: expect.stringMatching(/^purge-tokens at /) },
      ]);
      expect(await run(['nothing'])).toEqual({ code: 1, said: 'There is no command "nothing".' });
    },
  );

  it('says in a sentence what is wrong', async () => {
    const { code, said } = await run(['migrate'], { GATEWAY_PORT: 'none' });
    expect([code, said.split('\n')]).toEqual([1, [expect.stringMatching(/^GATEWAY_PORT: expected/)]]);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect((await run(['migrate'], { NODE_ENV: 'production' })).said).toMatch(/^DATABASE_URL: expected/m);
  });

  const saysItDidNotAnswer = async (command: string): Promise<void> => {
    const port = await freePort();
    const DATABASE_URL = `postgres://network:hidden@127.0.0.1:${port}/network`;
    const { code, said } = await run(command.split(' '), { DATABASE_URL });
    const sentence = `The database at 127.0.0.1:${port}/network did not answer (connect ECONNREFUSED 127.0.0.1:${port}): `;
    expect([code, said]).toEqual([1, `${sentence}start it or correct DATABASE_URL, and run this again.`]);
  };
  it('says which database did not answer, and what to do', async () => {
    expect.hasAssertions();
    await saysItDidNotAnswer('backup unwritten');
  });
  it.each([
    'jobs purge-tokens',
    'content export FOLDER',
    'restore package.json',
    'member ada@example.com',
    'media status',
    'migrate',
    'admin list',
    'releases list',
  ])('%s says which database did not answer, too', { tags: ['long'] }, async (command) => {
    expect.hasAssertions();
    await saysItDidNotAnswer(command);
  });
});

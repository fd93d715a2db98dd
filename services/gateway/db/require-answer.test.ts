import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { freePort } from '@network/postgres-server/free-port.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { DATABASE_TIMES } from '../config/config.ts';
import { requireAnswer } from './require-answer.ts';

let silent: Server | undefined;
afterEach(() => silent?.close());

describe('requireAnswer', () => {
  it('says which address did not answer, without user and password, and what to do', async () => {
    const port = await freePort();
    const url = `postgres://ada:hidden@127.0.0.1:${port}/network?password=hidden`;
    await expect(requireAnswer({ url })).rejects.toMatchObject({
      name: 'ConfigurationError',
      message:
        `The database at 127.0.0.1:${port}/network did not answer (connect ECONNREFUSED 127.0.0.1:${port}): ` +
        'start it or correct DATABASE_URL, and run this again.',
    });
  });

  it('gives a server up that takes the connection and says nothing', async () => {
    silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { readonly port: number };
    const database = { url: `postgres://127.0.0.1:${port}/network`, times: { ...DATABASE_TIMES, connectMs: 20 } };
    await expect(requireAnswer(database)).rejects.toThrow(/^The database at [\d.:]+\/network did not answer \(timeout/);
  });
});

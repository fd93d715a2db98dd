import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { DATABASE_TIMES } from '../config/config.ts';
import { requireAnswer } from './require-answer.ts';

let silent: Server | undefined;
afterEach(() => silent?.close());

async function listen(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

describe('requireAnswer', () => {
  it('says which address did not answer, without user and password, and what to do', async () => {
    const { server, port } = await listen();
    server.close();
    await once(server, 'close');
    const url = `postgres://ada:hidden@127.0.0.1:${port}/network?password=hidden`;
    await expect(requireAnswer({ url })).rejects.toMatchObject({
      name: 'ConfigurationError',
      message:
        `The database at 127.0.0.1:${port}/network did not answer (connect ECONNREFUSED 127.0.0.1:${port}): ` +
        'start it or correct DATABASE_URL, and run this again.',
    });
  });

  it('gives a server up that takes the connection and says nothing', async () => {
    const { server, port } = await listen();
    silent = server;
    const database = { url: `postgres://127.0.0.1:${port}/network`, times: { ...DATABASE_TIMES, connectMs: 20 } };
    await expect(requireAnswer(database)).rejects.toThrow(/^The database at [\d.:]+\/network did not answer \(timeout/);
  });
});

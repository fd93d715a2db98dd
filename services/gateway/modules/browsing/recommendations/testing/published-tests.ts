import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { assert } from 'vitest';

type Step = (done: () => void) => void;

export interface PublishedTest {
  readonly name: string;
  /** Creates the data where it is the first of its file, and runs it. Rejects with what went wrong. */
  run(): Promise<void>;
}

interface Client {
  baseUri: string;
  protocol: string;
  send(request: { ensureHttps: boolean }, callback?: unknown): unknown;
}

const require = createRequire(import.meta.url);
const FOLDER = join(require.resolve('recombee-api-client/package.json'), '../test');
/** After something was thrown in a test, this is how long its end may still be reported: those tests throw on what they expect, too. */
const GRACE_MS = 3_000;

/**
 * The tests that the client's package brings along, one file of them, against another address. They are written for
 * another runner; the pauses that they make for a service far away are left out.
 */
export function publishedTests(
  file: string,
  server: { baseUri: string; database: string; token: string },
): PublishedTest[] {
  const tests: PublishedTest[] = [];
  const befores: Step[] = [];
  let failed: (error: unknown) => void = () => undefined;
  let isPrepared = false;

  /** What was thrown in a test ends that test, not the process. */
  const watched = (promise: Promise<unknown>): object => ({
    // oxlint-disable-next-line unicorn/no-thenable -- the tests chain it by `then` and `catch`, as they would a promise
    then: (onDone?: (value: unknown) => unknown, onFailed?: (reason: unknown) => unknown) => {
      const next = promise.then(onDone, onFailed);
      next.catch((error: unknown) => failed(error));
      return watched(next);
    },
    catch: (onFailed: (reason: unknown) => unknown) => {
      const next = promise.catch(onFailed);
      next.catch((error: unknown) => failed(error));
      return watched(next);
    },
  });
  const finish = (step: Step) =>
    new Promise<void>((resolve, reject) => {
      failed = (error) => void setTimeout(() => reject(error as Error), GRACE_MS).unref();
      step(resolve);
    });

  const load = (name: string): Record<string, unknown> => {
    const module = { exports: {} as Record<string, unknown> };
    const resolve = (id: string): unknown => {
      if (id === 'chai') return { assert };
      if (id !== './set-environment.js') return require('recombee-api-client');
      const environment = load('set-environment.js');
      const client = environment['client'] as Client;
      Object.assign(client, { baseUri: server.baseUri, protocol: 'http' });
      const send = client.send.bind(client);
      client.send = (request, callback) =>
        watched(Promise.resolve(send(Object.assign(request, { ensureHttps: false }), callback)));
      return environment;
    };
    const globals = {
      module,
      exports: module.exports,
      require: resolve,
      process: { env: { DB_ID: server.database, PRIVATE_TOKEN: server.token } },
      setTimeout: (then: () => void) => setTimeout(then, 0),
      describe: (_name: string, body: () => void) => body.call({ timeout: () => undefined }),
      before: (step: Step) => void befores.push(step),
      it: (title: string, step: Step) =>
        void tests.push({
          name: title,
          run: async () => {
            if (!isPrepared) for (const before of befores) await finish(before);
            isPrepared = true;
            await finish(step);
          },
        }),
    };
    const source = readFileSync(join(FOLDER, name), 'utf8');
    vm.compileFunction(source, Object.keys(globals), { filename: join(FOLDER, name) })(...Object.values(globals));
    return module.exports;
  };
  load(file);
  return tests;
}

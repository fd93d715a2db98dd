import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call as an integrator gets it. */
export interface ReceivedCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An integrator's server. */
export interface TestReceiver {
  readonly url: string;
  readonly calls: ReceivedCall[];
  /** The status of the answers from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** Starts one that answers 204. */
export async function startTestReceiver(): Promise<TestReceiver> {
  const calls: ReceivedCall[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    calls,
    answer: (next) => void (status = next),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

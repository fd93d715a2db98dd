import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A partner for tests: it records its calls, and answers what the test says. */
export interface PlayedPartner {
  readonly origin: string;
  readonly port: number;
  readonly requests: Readonly<Record<string, unknown>>[];
  answer: () => { readonly status: number; readonly body: unknown };
  readonly close: () => Promise<void>;
}

/** Opens one on a free port of this machine. */
export async function playPartner(): Promise<PlayedPartner> {
  const requests: Readonly<Record<string, unknown>>[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      requests.push(JSON.parse(Buffer.concat(pieces).toString()) as Readonly<Record<string, unknown>>);
      const { status, body } = partner.answer();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const partner: PlayedPartner = {
    origin: `http://localhost:${port}`,
    port,
    requests,
    answer: () => ({ status: 200, body: {} }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return partner;
}

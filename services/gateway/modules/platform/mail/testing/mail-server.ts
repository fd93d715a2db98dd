import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server of a test: it takes mails, or refuses their recipients with an answer of the test's. */
export interface TestMailServer {
  readonly url: string;
  /** Sources of the mails it took. */
  readonly taken: readonly string[];
  /** The answer to each recipient from now on; null takes it. */
  refuse(answer: string | null): void;
  close(): Promise<void>;
}

/** Speaks as much of RFC 5321 as a client without authentication needs. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let buffer = '';
    let isData = false;
    say('220 test');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      for (;;) {
        const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (isData) {
          taken.push(piece);
          isData = false;
          say('250 taken');
        } else if (/^DATA/i.test(piece)) {
          isData = true;
          say('354 go on');
        } else if (/^RCPT/i.test(piece)) say(refusal ?? '250 ok');
        else if (/^QUIT/i.test(piece)) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refuse: (answer) => void (refusal = answer),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

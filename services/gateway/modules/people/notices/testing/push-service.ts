import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as the browser reads it, and what came with it. */
export interface ReceivedPush {
  readonly message: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  /** What the sender says of itself, once its signature was found to be right. */
  readonly sender: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/** A push service and the one browser that it sends to. */
export interface TestPushService {
  /** The keys that the browser's page sends. */
  readonly browser: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly received: ReceivedPush[];
  /** The status of the answers from now on. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Starts a push service that answers 201, and decrypts what it gets as a browser does (RFC 8188, 8291). */
export async function startPushService(): Promise<TestPushService> {
  const received: ReceivedPush[] = [];
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  let answer: readonly [number, Readonly<Record<string, string>>] = [201, {}];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { headers } = request;
      received.push({ message: decrypt(body, own, auth), headers, sender: senderOf(headers.authorization ?? '') });
      response.writeHead(...answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    browser: {
      endpoint: `http://127.0.0.1:${port}/send/${randomBytes(8).toString('hex')}`,
      p256dh: own.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    received,
    answer: (status, headers = {}) => void (answer = [status, headers]),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): ReceivedPush['message'] {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))];
  const expand = (material: Buffer, by: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, by, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = expand(own.computeSecret(sender), auth, info, 32);
  const key = expand(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = expand(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opened = createDecipheriv('aes-128-gcm', key, nonce);
  const sealed = body.subarray(21 + sender.length);
  opened.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as ReceivedPush['message'];
}

function senderOf(authorization: string): ReceivedPush['sender'] {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The sender’s signature is wrong.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['sender'];
}

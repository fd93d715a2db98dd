import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import { remembered } from './remembered.ts';

/** What a server knows of the proxies in front of it. */
export interface TrustedProxies {
  /** Whether an address is one of them. */
  readonly has: (address: string | undefined) => boolean;
  /** The address of the client: the last one before our proxies, since a client can forge any earlier one. */
  readonly clientOf: (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;
}

/** The addresses of this machine, which are trusted unless others are named. */
export const LOOPBACK_RANGES: readonly string[] = ['127.0.0.0/8', '::1'];

/** Trusts addresses and ranges that `addressRanges` has checked. */
export function trustProxies(ranges: readonly string[]): TrustedProxies {
  const isInRanges = proxyAddr.compile([...ranges]);
  // Peers are few and come again and again; comparing one with every range takes 3 to 14 µs.
  const isTrusted = remembered((address) => isInRanges(address, 0));
  const has = (address: string | undefined): boolean => address !== undefined && isTrusted(address);

  return {
    has,
    clientOf: (request) => {
      const peer = plainAddress(request.socket.remoteAddress ?? '');
      if (!has(peer) || request.headers['x-forwarded-for'] === undefined) return peer;
      const client = plainAddress(proxyAddr(request as IncomingMessage, has));
      return isIP(client) === 0 ? peer : client;
    },
  };
}

/** An IPv4 address as it is usually written, where a socket for both families has it as `::ffff:192.0.2.1`. */
export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** True for an address of this machine. */
export function isLoopback(address: string | undefined): boolean {
  const plain = plainAddress(address ?? '');
  return plain === '::1' || (plain.startsWith('127.') && isIP(plain) === 4);
}

/** Whether a request was made on this machine. A proxy on it calls from loopback too, but names its client. */
export function isFromThisMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  return isLoopback(socket.remoteAddress) && !isNamedByProxy(headers);
}

/** Whether a proxy passed a request on and said so. */
export function isNamedByProxy(headers: IncomingMessage['headers']): boolean {
  return (
    headers['x-forwarded-for'] !== undefined ||
    headers['forwarded'] !== undefined ||
    headers['x-real-ip'] !== undefined ||
    headers.via !== undefined
  );
}

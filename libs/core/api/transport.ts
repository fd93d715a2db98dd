import type { QueryClient } from '@tanstack/react-query';
import type { Execute } from './execute.ts';

const transports = new WeakMap<QueryClient, Execute>();

/** Registers the transport that all operations of a query client use. */
export function bindTransport(client: QueryClient, execute: Execute): void {
  transports.set(client, execute);
}

/** The way to the gateway of a query client. */
export function transportOf(client: QueryClient): Execute {
  const execute = transports.get(client);
  if (!execute) throw new Error('This query client has no transport: make it with createQueryClient');
  return execute;
}

import { timingSafeEqual } from 'node:crypto';
import type { GatewayConfig } from '../config/config.ts';

/** The header and its value by which a command of an operator proves that it knows the gateway's secret. */
export const OPERATIONS_KEY_HEADER = 'x-operations-key';

export function operationsKey(config: Pick<GatewayConfig, 'secrets'>): string {
  return config.secrets.derive('operations').toString('hex');
}

/** Whether a header has the key. Takes the same time right or wrong. */
export function isOperationsKey(config: Pick<GatewayConfig, 'secrets'>, key: unknown): boolean {
  const expected = Buffer.from(operationsKey(config));
  const actual = Buffer.from(typeof key === 'string' ? key : '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

const PORT = 'expected a port, 1 to 65535';

/** A TCP port in plain digits. */
export const port = z
  .string()
  .refine((value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535, PORT)
  .transform(Number);

/** A TCP port, or 0 for any that is free. */
export const portOrAny = z.union([z.literal('0').transform(() => 0), port], { error: 'expected a port, 0 to 65535' });

/** `1` or `true` switches on, `0` or `false` off. */
export const switchedOn = z
  .enum(['1', 'true', '0', 'false'], { error: 'expected 1 or 0' })
  .transform((value) => value === '1' || value === 'true');

/** Scheme and host, no path. */
export const origin = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.origin === value && (url.protocol === 'https:' || url.protocol === 'http:');
}, 'expected an origin such as https://api.network.example');

/** Where another system takes our calls: https, or http on this machine. */
export const serviceAddress = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}, 'expected an https address');

export const count = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'expected a whole number from 1 to 9999999')
  .transform(Number);

/** How many processes answer on one port. */
export const workers = count.refine((value) => value <= 64, 'expected a whole number from 1 to 64');

/**
 * Returns the number of processes that the environment says; otherwise one for each core in production, and a single
 * one elsewhere.
 */
export function workersOf(configured: number | undefined, isProduction: boolean): number {
  return configured ?? (isProduction ? availableParallelism() : 1);
}

/** IP addresses and ranges such as 10.0.0.0/8, separated by commas. */
export const addressRanges = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .refine(
    (entries) => entries.every(isAddressOrRange),
    'expected IP addresses or ranges separated by commas, such as 10.0.0.0/8',
  );

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The least severe lines that a log has; `silent` for none. */
export const logLevel = z.enum(LOG_LEVELS, { error: `expected one of ${LOG_LEVELS.join(', ')}` });

export type LogLevel = z.output<typeof logLevel>;

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

import { isIP } from 'node:net';
import { z } from 'zod';

/** A TCP port in plain digits. */
export const port = z
  .string()
  .refine((value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535, 'expected a port, 1 to 65535')
  .transform(Number);

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

/** The address of a PostgreSQL database. */
export const postgresUrl = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  return ['postgres:', 'postgresql:'].includes(new URL(value).protocol);
}, 'expected a PostgreSQL address such as postgres://user:password@host:5432/database');

/** The address of a mail server. */
export const smtpUrl = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}, 'expected a mail server such as smtps://user:password@mail.example:465');

/** Long enough to resist guessing. */
export const secret = z.string().min(32, 'expected a secret of at least 32 characters');

/** An IP address, or a range such as 10.0.0.0/8. */
export const addressOrRange = z.string().refine((value) => {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}, 'expected IP addresses or ranges separated by commas, such as 10.0.0.0/8');

export const count = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'expected a whole number from 1 to 9999999')
  .transform(Number);

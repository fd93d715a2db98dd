import { z } from 'zod';
import { BILLERS } from '@network/tenant/constants.ts';

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

/** Billers by their ids, separated by commas. */
export const billerIds = z
  .string()
  .transform((value) => value.split(',').map((id) => id.trim()))
  .pipe(z.array(z.enum(BILLERS, { error: `expected some of ${BILLERS.join(', ')}, separated by commas` })));

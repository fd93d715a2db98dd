import { timingSafeEqual } from 'node:crypto';
import { SANDBOX_KEY_HEADER } from '@network/validation/sandbox-mail.ts';
import type { FastifyRequest } from 'fastify';
import type { SandboxConfig } from '../config/load-config.ts';

/** Whether a call comes from our gateway. Takes the same time right or wrong. */
export function isFromGateway(request: FastifyRequest, config: Pick<SandboxConfig, 'key'>): boolean {
  const sent = request.headers[SANDBOX_KEY_HEADER];
  const actual = Buffer.from(typeof sent === 'string' ? sent : '');
  const expected = Buffer.from(config.key);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

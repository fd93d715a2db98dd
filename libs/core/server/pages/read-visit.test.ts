import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { Experiment } from '@network/tenant/experiments.ts';
import { readRequestFacts } from '../request/request-facts.ts';
import { readServerConfig } from '../server-config.ts';
import { testTenant } from '../tenant-fixture.ts';
import { readVisit } from './read-visit.ts';

const EXPERIMENT: Experiment = {
  id: 'pricing',
  cookie: 'pt',
  isRunning: true,
  variants: [
    { id: 'a', percent: 50 },
    { id: 'b', percent: 50 },
  ],
  holdoutPercent: 0,
};
const config = readServerConfig(testTenant, { BRAND_SECRET: 's' });
const parts = {
  config,
  experiments: () => [EXPERIMENT],
  readSearch: () => ({ read: '', unread: '', isOwn: false }),
  now: () => 0,
};
const nothing = { read: () => null };
const hostCookies = { session: nothing, browser: nothing, preview: nothing } as unknown as Parameters<
  typeof readRequestFacts
>[3];

/** The variants of one request whose page is looked for twice: among the stored pages, then where it is made. */
function variantsOfOneRequest(): readonly unknown[] {
  const request = {
    headers: { cookie: 'consent=accepted.1' },
    socket: { remoteAddress: '127.0.0.1' },
  } as unknown as IncomingMessage;
  const known = { area: 'tour' as const, target: { path: '/', search: '' }, correlationId: 'a-request' };
  const facts = readRequestFacts(request, known, config, hostCookies);
  return [1, 2].map(() => readVisit(parts, request, facts).measuring.variants);
}

it('K11 one request has one variant, however often its page is looked for', () => {
  const drawn = Array.from({ length: 40 }, variantsOfOneRequest);
  for (const [first, second] of drawn) expect(second).toEqual(first);
  // 40 requests that all drew one of two equal shares would be one run in 500 thousand million.
  expect(new Set(drawn.map(([first]) => JSON.stringify(first))).size).toBe(2);
});

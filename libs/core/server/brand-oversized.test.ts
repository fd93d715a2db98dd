import { afterEach, beforeEach, expect, it } from 'vitest';
import { EVENTS_PATH } from '../analytics/analytics.ts';
import { CONSENT_PATH } from '../consent/consent.ts';
import { ACKNOWLEDGE_PATH } from '../health-warning/health-warning.ts';
import { UNLOCK_PATH } from '../lock/lock.ts';
import { REPORT_PATH } from '../telemetry/send-reports.ts';
import { SPANS_PATH } from '../telemetry/span-report.ts';
import { type BrandFixture, gatewaySaying, MEMBERS, startBrand, TOUR } from './brand-fixture.tsx';

let brand: BrandFixture;

beforeEach(async () => {
  brand = await startBrand(gatewaySaying(() => 'hello'));
});
afterEach(() => brand.close());

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Those of scripts are refused as forms before. */
const WRITES = [
  [EVENTS_PATH, JSON_TYPE],
  [REPORT_PATH, JSON_TYPE],
  [SPANS_PATH, JSON_TYPE],
  [CONSENT_PATH, FORM_TYPE],
  [ACKNOWLEDGE_PATH, FORM_TYPE],
  [UNLOCK_PATH, FORM_TYPE],
] as const;

const post = (path: string, type: string, body: string) =>
  brand.get(path, { method: 'POST', headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' }, body });

it.each(WRITES)(
  'a body of 900 KB is refused with 413 by a write that the brand server answers itself: %s as %s',
  async (path, type) => {
    const answer = await post(path, type, `{"events":"${'a'.repeat(900_000)}"}`);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', messageKey: 'errors.limitExceeded' });
    expect(brand.received.filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

it('a body within the bound is thrown away where nobody consented', async () => {
  expect((await post(EVENTS_PATH, JSON_TYPE, `{"events":"${'a'.repeat(200_000)}"}`)).status).toBe(204);
});

it.each([
  ['the sign-out in JSON', '/oidc/logout', MEMBERS, { 'content-type': JSON_TYPE }],
  ['the sign-out in chunks', '/oidc/logout', MEMBERS, { 'content-type': JSON_TYPE, 'transfer-encoding': 'chunked' }],
  ['a form of members on the tour host', '/members-form', TOUR, { 'content-type': FORM_TYPE }],
  [
    'a form of members on the tour host, in chunks',
    '/members-form',
    TOUR,
    { 'content-type': FORM_TYPE, 'transfer-encoding': 'chunked' },
  ],
])('a body of 900 KB is refused with 413 by %s, and leads nowhere', async (_what, path, host, type) => {
  const headers = { ...type, 'sec-fetch-site': 'same-origin' };
  const answer = await brand.get(path, { method: 'POST', host, headers, body: `a=${'a'.repeat(900_000)}` });
  expect([answer.status, answer.headers.location]).toEqual([413, undefined]);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', messageKey: 'errors.limitExceeded' });
  expect(brand.received.filter(({ method }) => method === 'POST')).toEqual([]);
});

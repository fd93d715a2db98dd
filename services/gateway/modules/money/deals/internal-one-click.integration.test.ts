import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import vixenApp from '../../../../../apps/vixen/tenant.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { demonstrationCaller } from '../../people/identity/testing/public.ts';
import { type PlayedPartner, playPartner } from './testing/played-partner.ts';

const UPSELL = `mutation ($input: OutgoingUpsellOneclickInput!) { it: outgoingUpsellOneclick(input: $input) {
  success redirectUrl redirectToConfirmationStep confirmationModal { title } } }`;
const TRACK = `mutation ($status: Boolean!, $purchaseId: ID) {
  it: outgoingUpsellOneclickTracking(input: { status: $status, purchaseId: $purchaseId }) { success redirectUrl } }`;

let partner: PlayedPartner;
let gateway: TestGateway;
let member: TestCaller;
const vixen = { ...vixenApp, urls: effectiveUrls(vixenApp, {}) };

beforeAll(async () => {
  partner = await playPartner();
  const urls = { ...vixen.urls, partner: partner.origin };
  gateway = await startTestGateway({
    seed: true,
    tenants: [{ ...vixen, urls }],
    config: { billerPort: partner.port },
  });
  member = await demonstrationCaller(gateway.services, 'member', vixen);
});
afterAll(async () => {
  await gateway.close();
  await partner.close();
});
beforeEach(async () => {
  await clearLimits(gateway.services.db);
  partner.answer = () => ({ status: 200, body: { url: `${partner.origin}/in` } });
  partner.requests.length = 0;
  await gateway.services.db.deleteFrom('outgoing_upsells').execute();
});

async function call<Answer>(text: string, variables: Readonly<Record<string, unknown>>): Promise<Answer> {
  return (await gateway.graphql<{ it: Answer }>(text, variables, member)).data.it;
}
const upsell = (input: object) =>
  call<{ redirectUrl: string }>(UPSELL, {
    input: { rgUpsellId: 'rg-1', site: 'VIXEN', confirmationRequired: false, ...input },
  });
const track = (status: boolean, purchaseId: string | null = null) =>
  call<{ success: boolean; redirectUrl: string }>(TRACK, { status, purchaseId });
const failedAt = (redirectUrl: string) => ({
  success: false,
  redirectUrl,
  redirectToConfirmationStep: false,
  confirmationModal: null,
});

describe('X11 internalOneClick', () => {
  const buy = (input: object = {}) => upsell({ rgUpsellId: 'rg-2', ...input });
  const ended = async () =>
    (await gateway.services.db.selectFrom('outgoing_upsells').select(['status', 'deal_id']).execute()).map(
      ({ status, deal_id: deal }) => [deal, status],
    );

  it.each([
    ['approved', 'success', true],
    ['declined', 'denial', false],
  ])('X11 a sale that the partner %s ends on a page of ours', async (outcome, page, isSuccess) => {
    partner.answer = () => ({ status: 200, body: { outcome } });
    const first = await buy();
    const [sale] = partner.requests as readonly { readonly purchaseId?: string }[];
    const address = `${vixen.urls.members}/_upsell_signup${page}?purchase=${sale?.purchaseId ?? ''}`;
    expect(first).toMatchObject({ success: true, redirectUrl: address });
    expect(partner.requests).toEqual([expect.objectContaining({ dealId: 'deal-2', isInternal: true })]);
    // A second click sells nothing.
    expect(await buy()).toEqual(first);
    expect(partner.requests).toHaveLength(1);
    const tracked = await track(isSuccess);
    expect(tracked.success).toBe(true);
    expect(await ended()).toEqual([['deal-2', outcome]]);
  });

  it.each([
    ['a page', { status: 200, body: { url: 'https://partner.example/in' } }],
    ['another outcome', { status: 200, body: { outcome: 'maybe' } }],
    ['an error', { status: 500, body: {} }],
  ])(
    'X11 E14 after %s for an answer it falls back, and the next click repeats that purchase',
    async (_what, answer) => {
      partner.answer = () => answer;
      const fallbackUrl = 'https://partner.example/tour';
      expect(await buy({ fallbackUrl })).toEqual(failedAt(fallbackUrl));
      expect(await ended()).toEqual([['deal-2', 'started']]);
      partner.answer = () => ({ status: 200, body: { outcome: 'approved' } });
      const { redirectUrl } = await buy();
      const [first, second] = partner.requests as readonly { readonly purchaseId?: string }[];
      expect(redirectUrl).toBe(`${vixen.urls.members}/_upsell_signupsuccess?purchase=${first?.purchaseId ?? ''}`);
      expect(first?.purchaseId).toMatch(/./);
      expect(second?.purchaseId).toBe(first?.purchaseId);
      expect(await ended()).toHaveLength(1);
    },
  );

  it('X11 E14 a refusal ends it, and falls back', async () => {
    partner.answer = () => ({ status: 400, body: {} });
    const fallbackUrl = 'https://partner.example/tour';
    expect(await buy({ fallbackUrl })).toEqual(failedAt(fallbackUrl));
    expect(await ended()).toEqual([['deal-2', 'failed']]);
  });

  it('X11 any other deal leads to the partner’s page', async () => {
    expect((await upsell({})).redirectUrl).toBe(`${partner.origin}/in`);
    expect(partner.requests).toEqual([expect.objectContaining({ isInternal: false })]);
  });
});

it('X11 C05 of two tabs each ends the purchase that its address names, and nobody that of somebody else', async () => {
  await upsell({ memberLink: 'https://partner.example/first' });
  partner.answer = () => ({ status: 200, body: { outcome: 'approved' } });
  await upsell({ rgUpsellId: 'rg-2', memberLink: 'https://partner.example/second' });
  const [first, second] = partner.requests.map(({ purchaseId }) => String(purchaseId));
  const named = partner.requests.map(({ successUrl }) => new URL(String(successUrl)).searchParams.get('purchase'));
  expect(named).toEqual([first, second]);
  const other = await demonstrationCaller(gateway.services, 'multi', vixen);
  const stolen = await gateway.graphql<{ it: object }>(TRACK, { status: true, purchaseId: first }, other);
  expect(stolen.data.it).toEqual({ success: false, redirectUrl: `${vixen.urls.members}/deals` });
  expect((await track(true, first)).redirectUrl).toBe('https://partner.example/first');
  expect((await track(true, second)).redirectUrl).toBe('https://partner.example/second');
});

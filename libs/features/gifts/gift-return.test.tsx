import { describe, expect, it } from 'vitest';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import { gifts } from '@network/messages/gifts.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { giftsRoutes } from './routes.tsx';

const ORDER = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Opens the page after the payment of a gift, whose outcome the gateway knows. */
async function open(href: string, outcome: string | null) {
  const requests: unknown[] = [];
  const page = await renderRoutes(href, {
    routes: giftsRoutes,
    tenant: vixen,
    isMembersArea: false,
    answers: {
      GiftPayment: (variables) => {
        requests.push(variables);
        return { giftPayment: outcome };
      },
    },
  });
  return {
    requests,
    html: page.kind === 'html' ? page.html : '',
    location: page.kind === 'redirect' ? page.location : null,
  };
}

describe('/gift/thanks', () => {
  it.each([
    ['PAID', gifts.thanks.text],
    ['PENDING', gifts.thanks.pending],
    ['RETURNED', gifts.thanks.returned],
  ])('tells the outcome of the order that its address names: %s', async (outcome, text) => {
    const { requests, html } = await open(`/gift/thanks?order=${ORDER}`, outcome);
    expect(requests).toEqual([{ orderId: ORDER }]);
    expect(html).toContain(text);
  });

  it('leads to an empty form where the brand has no such gift', async () => {
    expect((await open(`/gift/thanks?order=${ORDER}&lang=de`, null)).location).toBe('/gift?lang=de');
    expect((await open(`/gift/thanks?order=${ORDER}`, null)).location).toBe('/gift');
  });

  it('leads back to the form, in the same language, what was not paid', async () => {
    expect((await open(`/gift/thanks?order=${ORDER}&lang=de`, 'NOT_PAID')).location).toBe('/gift?declined=1&lang=de');
    expect((await open(`/gift/thanks?order=${ORDER}`, 'NOT_PAID')).location).toBe('/gift?declined=1');
  });

  it.each(['/gift/thanks', '/gift/thanks?order=none', `/gift/thanks?order=${ORDER}&order=${ORDER}`])(
    'thanks for an address from before, which names no order: %s',
    async (href) => {
      const { requests, html } = await open(href, 'NOT_PAID');
      expect([requests, html.includes(gifts.thanks.text)]).toEqual([[], true]);
    },
  );
});

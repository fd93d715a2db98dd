import { describe, expect, it } from 'vitest';
import { type CampaignPage, storeCampaign, readCampaign } from './campaign.ts';

/** A browser's cookie jar and storage; `written` is what was set, with its attributes. */
function pageOf(stored: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const written: string[] = [];
  const page: CampaignPage = {
    document: {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        written.push(text);
        const [pair = ''] = text.split(';');
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      },
    },
    localStorage: { getItem: (name) => stored[name] ?? null },
  };
  return { page, written, forget: () => jar.clear() };
}

const refusing = new Proxy({} as CampaignPage, {
  get: () => {
    throw new DOMException('denied', 'SecurityError');
  },
});

describe('what an affiliate’s link brings along', () => {
  it('K09 is stored for thirty days, for every page of the host', () => {
    const { page, written } = pageOf();
    storeCampaign('?page=2&nats=MTAw.1&ref=tour&elm=banner', false, true, page);
    expect(written).toEqual([
      'sales_tracking=ref%3Dtour%26elm%3Dbanner%26nats%3DMTAw.1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ]);
    expect(readCampaign(page)).toEqual({ ref: 'tour', elm: 'banner', nats: 'MTAw.1' });
  });

  it('K09 stays what it first was, until it is over', () => {
    const { page, written, forget } = pageOf();
    storeCampaign('?nats=first', false, false, page);
    storeCampaign('?nats=second&elm=grid', false, false, page);
    expect([readCampaign(page), written.length]).toEqual([{ nats: 'first' }, 1]);
    forget();
    storeCampaign('?nats=third', false, false, page);
    expect(readCampaign(page)).toEqual({ nats: 'third' });
  });

  it('K09 K12 ends with the browser for a visitor who refused to be measured', () => {
    const { page, written } = pageOf();
    storeCampaign('?nats=MTAw', true, false, page);
    expect(written).toEqual(['sales_tracking=nats%3DMTAw; Path=/; SameSite=Lax']);
  });

  it.each([
    '',
    '?ref=home&elm=grid',
    '?nats=',
    '?nats=a%20b',
    '?nats=%3Cscript%3E',
    `?nats=${'a'.repeat(129)}`,
    '?natss=a',
  ])('R57 is nothing without an affiliate’s code: %s', (search) => {
    const { page, written } = pageOf();
    storeCampaign(search, false, false, page);
    expect([written, readCampaign(page)]).toEqual([[], {}]);
  });

  it('R57 is read from local storage first, and nonsense is left out', () => {
    const { page } = pageOf({ nats: 'a b', elm: 'grid' });
    storeCampaign('?nats=MTAw&elm=banner&ref=a%20b', false, false, page);
    expect(readCampaign(page)).toEqual({ elm: 'grid', nats: 'MTAw' });
  });

  it('R57 is nothing in a browser that keeps nothing', () => {
    expect(readCampaign(refusing)).toEqual({});
    expect(() => storeCampaign('?nats=a', false, false, refusing)).not.toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { redirectHosts } from './redirect-hosts.ts';

describe('D15 the allow list of a brand', () => {
  const urls = {
    tour: 'http://deeper.localhost:4200',
    members: 'http://members.deeper.localhost:4200',
    api: 'http://localhost:4000',
  };

  const sisters = ['deeper', 'wifey', 'vixenplus'];

  it('holds its own origins, every sister’s members origin, and its partners', () => {
    const hosts = redirectHosts({ id: 'deeper', urls, sisters, partnerHosts: ['partner.example'] });
    expect(hosts.ownOrigins).toEqual([urls.members, urls.tour]);
    expect(hosts.allowedHosts).toHaveLength(3);
    expect(hosts.allowedHosts).toContain('http://members.wifey.localhost:4200');
    expect(hosts.allowedHosts).toContain('http://members.vixenplus.localhost:4200');
    expect(hosts.allowedHosts).toContain('partner.example');
    expect(hosts.allowedHosts).not.toContain(urls.members);
  });

  it('holds no sister where the address does not name the brand', () => {
    const elsewhere = { ...urls, members: 'https://m.example' };
    const hosts = redirectHosts({ id: 'deeper', urls: elsewhere, sisters, partnerHosts: [] });
    expect(hosts.allowedHosts).toEqual([]);
  });
});

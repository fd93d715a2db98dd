import { describe, expect, it } from 'vitest';
import vixen from '../../apps/vixen/tenant.ts';
import { contactAddress } from './contacts.ts';

describe('R16 R58 the addresses of the public forms', () => {
  it('are at the domain of the tour host', () => {
    expect(contactAddress(vixen, 'casting')).toBe('casting@vixen.example');
  });

  it('are the brand’s own where it names them', () => {
    const tenant = { ...vixen, contacts: { support: 'help@desk.example' } };
    expect(contactAddress(tenant, 'support')).toBe('help@desk.example');
    expect(contactAddress(tenant, 'removal')).toBe('removal@vixen.example');
  });
});

import { defineTenant } from '@network/tenant/define-tenant.ts';
import { SITE_IDS } from '@network/tenant/sites.ts';

export default defineTenant({
  id: 'vixenplus',
  name: 'Vixen Plus',
  abbreviation: 'vxnp',
  sites: [...SITE_IDS],
  urls: {
    tour: 'https://www.vixenplus.example',
    members: 'https://members.vixenplus.example',
    api: 'https://api.vixenplus.example',
  },
  theme: {
    palette: { background: '#060b0a', surface: '#0e1715', text: '#edf7f3', accent: '#4fdca6', onAccent: '#00261a' },
    fonts: { display: 'Sora', text: 'Sora' },
    gate: {
      layout: 'panel',
      corners: { panel: 20, control: 10, button: 10 },
      heading: { weight: 600, tracking: -0.042 },
    },
  },
  copy: {
    tagline: 'Nine studios. One key.',
    description: 'Every film of nine studios with a single membership.',
    keywords: ['bundle', 'nine studios', 'one membership'],
    welcomeBack: 'One key. Nine doors.',
  },
  features: {
    showAngels: true,
    showcasesPage: true,
    reels: true,
    curator: false,
    facetedSearch: true,
    promotionalVideoTeaserModal: true,
    awardsLink: true,
    channels: true,
    internalChannels: true,
    channelTrailers: true,
    internalChannelTrailers: true,
    expertReview: true,
    recombee: true,
    relationshipStatus: false,
  },
  healthWarning: { 'US-TX': true, 'US-AL': true },
  partnerHosts: ['partner.example'],
  tourLinks: { 'partner-tour': 'https://partner.example' },
  custodian: {
    name: 'Custodian of Records, Vixen Plus',
    address: '1 Example Plaza, Suite 100, Springfield, EX 00001, USA',
  },
});

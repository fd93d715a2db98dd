import { defineTenant } from '@network/tenant/define-tenant.ts';

export default defineTenant({
  id: 'deeper',
  name: 'Deeper',
  abbreviation: 'dpr',
  sites: ['deeper'],
  urls: {
    tour: 'https://www.deeper.example',
    members: 'https://members.deeper.example',
    api: 'https://api.deeper.example',
  },
  theme: {
    palette: { background: '#08070f', surface: '#131022', text: '#efebff', accent: '#b39dff', onAccent: '#150a3a' },
    fonts: { display: 'Cormorant Garamond', text: 'Figtree' },
    gate: {
      layout: 'column',
      corners: { panel: 10, control: 6, button: 6 },
      heading: { weight: 500, tracking: -0.012 },
    },
  },
  copy: {
    tagline: 'Go further in.',
    description: 'Slow-burning dramas in ink and violet, with room to think.',
    keywords: ['drama', 'slow burn', 'violet'],
    welcomeBack: 'Come further in.',
  },
  features: {
    showAngels: false,
    showcasesPage: true,
    reels: false,
    curator: false,
    facetedSearch: true,
    promotionalVideoTeaserModal: false,
    awardsLink: true,
    channels: true,
    internalChannels: false,
    channelTrailers: true,
    internalChannelTrailers: false,
    expertReview: true,
    recombee: true,
    relationshipStatus: false,
  },
  healthWarning: { 'US-TX': true, 'US-AL': true },
  partnerHosts: ['partner.example'],
  tourLinks: { 'partner-tour': 'https://partner.example' },
  custodian: {
    name: 'Custodian of Records, Deeper',
    address: '1 Example Plaza, Suite 100, Springfield, EX 00001, USA',
  },
});

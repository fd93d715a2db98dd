import { defineTenant } from '@network/tenant/define-tenant.ts';

export default defineTenant({
  id: 'blacked',
  name: 'Blacked',
  abbreviation: 'blk',
  sites: ['blacked'],
  urls: {
    tour: 'https://www.blacked.example',
    members: 'https://members.blacked.example',
    api: 'https://api.blacked.example',
  },
  theme: {
    palette: { background: '#000000', surface: '#0c0e12', text: '#f4f7fb', accent: '#6db3ff', onAccent: '#001429' },
    fonts: { display: 'Archivo', text: 'Archivo' },
    gate: {
      layout: 'poster',
      corners: { panel: 0, control: 0, button: 0 },
      heading: { weight: 800, tracking: -0.035, uppercase: true },
    },
  },
  copy: {
    tagline: 'After dark, in full definition.',
    description: 'High-contrast films made for the largest screen in the house.',
    keywords: ['after dark', 'high contrast', 'definition'],
    welcomeBack: 'Lights down.',
  },
  features: {
    showAngels: false,
    showcasesPage: true,
    reels: true,
    curator: true,
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
    name: 'Custodian of Records, Blacked',
    address: '1 Example Plaza, Suite 100, Springfield, EX 00001, USA',
  },
});

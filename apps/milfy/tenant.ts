import { defineTenant } from '@network/tenant/define-tenant.ts';

export default defineTenant({
  id: 'milfy',
  name: 'Milfy',
  abbreviation: 'ml',
  sites: ['milfy'],
  urls: {
    tour: 'https://www.milfy.example',
    members: 'https://members.milfy.example',
    api: 'https://api.milfy.example',
  },
  theme: {
    palette: { background: '#140709', surface: '#220d12', text: '#fdf0e8', accent: '#f4ab62', onAccent: '#2a1400' },
    fonts: { display: 'Fraunces', text: 'Figtree' },
    gate: {
      layout: 'split',
      corners: { panel: 20, control: 12, button: 12 },
      heading: { weight: 480, tracking: -0.025 },
    },
  },
  copy: {
    tagline: 'Well aged, well told.',
    description: 'Warm, grown-up comedies and dramas, poured slowly.',
    keywords: ['grown-up', 'comedy', 'drama'],
    welcomeBack: 'Your chair is still warm.',
  },
  features: {
    showAngels: false,
    showcasesPage: false,
    reels: false,
    curator: false,
    facetedSearch: false,
    promotionalVideoTeaserModal: false,
    awardsLink: false,
    channels: false,
    internalChannels: false,
    channelTrailers: false,
    internalChannelTrailers: false,
    expertReview: true,
    recombee: true,
    relationshipStatus: false,
  },
  healthWarning: { 'US-TX': true, 'US-AL': false },
  partnerHosts: ['partner.example'],
  tourLinks: { 'partner-tour': 'https://partner.example' },
  custodian: { name: 'Custodian of Records, Milfy', address: '1 Example Plaza, Suite 100, Springfield, EX 00001, USA' },
});

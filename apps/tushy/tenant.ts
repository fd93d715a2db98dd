import { defineTenant } from '@network/tenant/define-tenant.ts';

export default defineTenant({
  id: 'tushy',
  name: 'Tushy',
  abbreviation: 'tsh',
  sites: ['tushy'],
  urls: {
    tour: 'https://www.tushy.example',
    members: 'https://members.tushy.example',
    api: 'https://api.tushy.example',
  },
  theme: {
    palette: { background: '#120a0e', surface: '#1d1118', text: '#fdeef3', accent: '#ff9dbb', onAccent: '#2b0613' },
    fonts: { display: 'Instrument Serif', text: 'Figtree' },
    gate: {
      layout: 'frame',
      corners: { panel: 28, control: 14, button: 999 },
      heading: { weight: 400, tracking: -0.015 },
    },
  },
  copy: {
    tagline: 'Soft focus, sharp stories.',
    description: 'Rose-lit stories told close up, with a new chapter every week.',
    keywords: ['soft focus', 'stories', 'close up'],
    welcomeBack: 'Softly, now.',
  },
  features: {
    showAngels: false,
    showcasesPage: true,
    reels: true,
    curator: false,
    facetedSearch: true,
    promotionalVideoTeaserModal: false,
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
  custodian: { name: 'Custodian of Records, Tushy', address: '1 Example Plaza, Suite 100, Springfield, EX 00001, USA' },
});

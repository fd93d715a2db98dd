import { defineTenant } from '@network/tenant/define-tenant.ts';

export default defineTenant({
  id: 'wifey',
  name: 'Wifey',
  abbreviation: 'wfy',
  sites: ['wifey'],
  urls: {
    tour: 'https://www.wifey.example',
    members: 'https://members.wifey.example',
    api: 'https://api.wifey.example',
  },
  theme: {
    palette: { background: '#07111b', surface: '#0e1d2c', text: '#f3f6fa', accent: '#ff9a80', onAccent: '#2b0c03' },
    fonts: { display: 'DM Serif Display', text: 'Instrument Sans' },
    gate: {
      layout: 'panel',
      corners: { panel: 24, control: 12, button: 12 },
      heading: { weight: 400, tracking: -0.012 },
    },
  },
  copy: {
    tagline: 'Home is a good place to begin.',
    description: 'Everyday rooms, honest conversations and the people in them.',
    keywords: ['home', 'conversations', 'everyday'],
    welcomeBack: 'Welcome home.',
  },
  features: {
    showAngels: false,
    showcasesPage: false,
    reels: false,
    curator: true,
    facetedSearch: true,
    promotionalVideoTeaserModal: true,
    awardsLink: false,
    channels: false,
    internalChannels: true,
    channelTrailers: false,
    internalChannelTrailers: true,
    expertReview: true,
    recombee: true,
    relationshipStatus: true,
  },
  healthWarning: { 'US-TX': true, 'US-AL': true },
  partnerHosts: ['partner.example'],
  tourLinks: { 'partner-tour': 'https://partner.example' },
  custodian: { name: 'Custodian of Records, Wifey', address: '1 Example Plaza, Suite 100, Springfield, EX 00001, USA' },
});

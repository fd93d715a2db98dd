import { defineTenant } from '@network/tenant/define-tenant.ts';

export default defineTenant({
  id: 'vixen',
  name: 'Vixen',
  abbreviation: 'vxn',
  flagship: true,
  sites: ['vixen'],
  urls: {
    tour: 'https://www.vixen.example',
    members: 'https://members.vixen.example',
    api: 'https://api.vixen.example',
  },
  theme: {
    palette: { background: '#0b0a08', surface: '#15120d', text: '#f6f0e4', accent: '#d9b469', onAccent: '#1a1305' },
    fonts: { display: 'Bodoni Moda', text: 'Figtree' },
    gate: {
      layout: 'frame',
      corners: { panel: 4, control: 2, button: 2 },
      heading: { weight: 500, tracking: -0.018 },
    },
  },
  copy: {
    tagline: 'Cinema, dressed for the evening.',
    description: 'Films with a golden-hour eye: slow light, long takes and quiet rooms, released every week.',
    keywords: ['cinema', 'golden hour', 'long takes'],
    welcomeBack: 'Good evening.',
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
  custodian: { name: 'Custodian of Records, Vixen', address: '1 Example Plaza, Suite 100, Springfield, EX 00001, USA' },
});

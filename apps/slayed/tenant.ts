import { defineTenant } from '@network/tenant/define-tenant.ts';

export default defineTenant({
  id: 'slayed',
  name: 'Slayed',
  abbreviation: 'sl',
  sites: ['slayed'],
  urls: {
    tour: 'https://www.slayed.example',
    members: 'https://members.slayed.example',
    api: 'https://api.slayed.example',
  },
  theme: {
    palette: { background: '#0a0510', surface: '#190b24', text: '#fdeeff', accent: '#ff6fe0', onAccent: '#2a0024' },
    fonts: { display: 'Syne', text: 'Figtree' },
    gate: {
      layout: 'poster',
      corners: { panel: 24, control: 14, button: 999 },
      heading: { weight: 800, tracking: -0.03 },
    },
  },
  copy: {
    tagline: 'Turn every light on.',
    description: 'Neon, choreography and pop colour: shows with the volume up.',
    keywords: ['neon', 'choreography', 'pop colour'],
    welcomeBack: 'Back on set.',
  },
  features: {
    showAngels: false,
    showcasesPage: false,
    reels: true,
    curator: true,
    facetedSearch: false,
    promotionalVideoTeaserModal: true,
    awardsLink: false,
    channels: false,
    internalChannels: true,
    channelTrailers: false,
    internalChannelTrailers: true,
    expertReview: false,
    recombee: true,
    relationshipStatus: false,
  },
  healthWarning: { 'US-TX': true, 'US-AL': true },
  partnerHosts: ['partner.example'],
  tourLinks: { 'partner-tour': 'https://partner.example' },
  custodian: {
    name: 'Custodian of Records, Slayed',
    address: '1 Example Plaza, Suite 100, Springfield, EX 00001, USA',
  },
});

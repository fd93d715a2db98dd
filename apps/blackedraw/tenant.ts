import { defineTenant } from '@network/tenant/define-tenant.ts';

export default defineTenant({
  id: 'blackedraw',
  name: 'Blacked Raw',
  abbreviation: 'braw',
  sites: ['blackedraw'],
  urls: {
    tour: 'https://www.blackedraw.example',
    members: 'https://members.blackedraw.example',
    api: 'https://api.blackedraw.example',
  },
  theme: {
    palette: { background: '#0b0b0a', surface: '#161614', text: '#f4f1ec', accent: '#ff7a3d', onAccent: '#240b00' },
    fonts: { display: 'Space Grotesk', text: 'Space Grotesk' },
    gate: {
      layout: 'column',
      corners: { panel: 0, control: 0, button: 0 },
      heading: { weight: 700, tracking: -0.05 },
    },
  },
  copy: {
    tagline: 'Uncut. Unpolished. Unmissable.',
    description: 'Handheld, grainy and immediate: the network’s documentary eye.',
    keywords: ['handheld', 'grain', 'documentary'],
    welcomeBack: 'You again. Good.',
  },
  features: {
    showAngels: false,
    showcasesPage: false,
    reels: false,
    curator: false,
    facetedSearch: false,
    promotionalVideoTeaserModal: false,
    awardsLink: false,
    channels: true,
    internalChannels: true,
    channelTrailers: false,
    internalChannelTrailers: false,
    expertReview: true,
    recombee: false,
    relationshipStatus: false,
  },
  healthWarning: { 'US-TX': true, 'US-AL': true },
  partnerHosts: ['partner.example'],
  tourLinks: { 'partner-tour': 'https://partner.example' },
  custodian: {
    name: 'Custodian of Records, Blacked Raw',
    address: '1 Example Plaza, Suite 100, Springfield, EX 00001, USA',
  },
});

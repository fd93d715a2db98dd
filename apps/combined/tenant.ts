import { defineTenant } from '@network/tenant/define-tenant.ts';
import { SITE_IDS } from '@network/tenant/sites.ts';

export default defineTenant({
  id: 'combined',
  name: 'Combined',
  abbreviation: 'cmb',
  combined: true,
  sites: [...SITE_IDS],
  urls: {
    tour: 'https://www.combined.example',
    members: 'https://members.combined.example',
    api: 'https://api.combined.example',
  },
  theme: {
    palette: { background: '#0b0c0f', surface: '#14161b', text: '#f2f4f7', accent: '#c9f158', onAccent: '#192200' },
    fonts: { display: 'Manrope', text: 'Manrope' },
    gate: {
      layout: 'split',
      corners: { panel: 14, control: 8, button: 8 },
      heading: { weight: 750, tracking: -0.045 },
    },
  },
  copy: {
    tagline: 'Everything, in one place.',
    description: 'The whole network on one screen, newest first.',
    keywords: ['network', 'all studios', 'newest'],
    welcomeBack: 'All of it. Right here.',
  },
  features: {
    showAngels: true,
    showcasesPage: true,
    reels: true,
    curator: true,
    facetedSearch: true,
    promotionalVideoTeaserModal: false,
    awardsLink: true,
    channels: true,
    internalChannels: true,
    channelTrailers: true,
    internalChannelTrailers: true,
    expertReview: true,
    recombee: true,
    relationshipStatus: true,
  },
  healthWarning: { 'US-TX': true, 'US-AL': true },
  partnerHosts: ['partner.example'],
  tourLinks: { 'partner-tour': 'https://partner.example' },
  custodian: {
    name: 'Custodian of Records, Combined',
    address: '1 Example Plaza, Suite 100, Springfield, EX 00001, USA',
  },
});

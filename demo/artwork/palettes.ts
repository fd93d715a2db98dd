import type { Palette } from './colour.ts';

/** Palettes of the artwork, dark to light, with the contrasting color. */
export const PALETTES = {
  ember: { stops: ['#080406', '#2a0b12', '#86201c', '#e2662a', '#ffdca6'], accent: '#3f7fb5' },
  dusk: { stops: ['#090a1c', '#2a1f50', '#83406f', '#e6805f', '#ffdcae'], accent: '#58a6d8' },
  lagoon: { stops: ['#03101a', '#083446', '#11767e', '#6fcbb4', '#f3f8df'], accent: '#ff9d6b' },
  orchid: { stops: ['#0d0515', '#390f4b', '#8f2b7f', '#e871a6', '#ffe3e8'], accent: '#5fd0e0' },
  ink: { stops: ['#04060b', '#121c2f', '#2f4d79', '#93b7dc', '#f4f8fc'], accent: '#f0a45d' },
  sand: { stops: ['#120b07', '#42291b', '#9c6a40', '#e1b687', '#fff3df'], accent: '#4f8f9d' },
  moss: { stops: ['#060b09', '#1a2c22', '#4b6b52', '#a9b98d', '#f8f3de'], accent: '#e8875a' },
  rose: { stops: ['#120609', '#4c1421', '#b04453', '#f2a69b', '#fff2ea'], accent: '#6f8fd0' },
  noir: { stops: ['#040405', '#17181b', '#4d4f55', '#aeaca8', '#f8f5f0'], accent: '#d9a566' },
  cobalt: { stops: ['#030514', '#0a1a5c', '#1f54d6', '#5cb9ff', '#ebfbff'], accent: '#ff8f6d' },
  gold: { stops: ['#0a0602', '#342009', '#916015', '#e7b54c', '#fff5d3'], accent: '#3d6c8c' },
  violet: { stops: ['#070312', '#1f1152', '#5534bb', '#ad90ff', '#f5eeff'], accent: '#ffb27a' },
  copper: { stops: ['#080c0e', '#17303a', '#7a4a38', '#dd9166', '#fde6d2'], accent: '#4fb3b0' },
  tide: { stops: ['#04090f', '#0e2a3d', '#356a86', '#e09c86', '#fff0e0'], accent: '#f26d5b' },
  plum: { stops: ['#0a0710', '#2c1a3d', '#6b3a68', '#c98a7d', '#fbe8d2'], accent: '#8fc5a8' },
  opal: { stops: ['#0c1018', '#33405c', '#8a86b8', '#e6b8c8', '#fff8ee'], accent: '#7fd6c8' },
} as const satisfies Record<string, Palette>;

export type PaletteId = keyof typeof PALETTES;

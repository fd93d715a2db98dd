import type { PaletteId } from './palettes.ts';
import type { Recipe } from './recipe.ts';
import { arcade } from './recipes/arcade.ts';
import { aurora } from './recipes/aurora.ts';
import { bokeh } from './recipes/bokeh.ts';
import { clay, ribbon } from './recipes/bust.ts';
import { caustics } from './recipes/caustics.ts';
import { chrome } from './recipes/chrome.ts';
import { dunes } from './recipes/dunes.ts';
import { eclipse } from './recipes/eclipse.ts';
import { fluted } from './recipes/fluted.ts';
import { inkCloud } from './recipes/ink-cloud.ts';
import { nebula } from './recipes/nebula.ts';
import { paper } from './recipes/paper.ts';
import { contour, exposure, glass, halo, veil } from './recipes/presence.ts';
import { prism } from './recipes/prism.ts';
import { sea } from './recipes/sea.ts';
import { silk } from './recipes/silk.ts';
import { strings } from './recipes/strings.ts';
import { trails } from './recipes/trails.ts';
import { velvet } from './recipes/velvet.ts';
import { windowLight } from './recipes/window-light.ts';

export type PoolId = 'landscape' | 'portrait' | 'category';

/** One picture to draw. The id is its permanent address: a changed picture takes a new seed, and so a new id. */
export interface CompositionPlan {
  readonly id: string;
  readonly pool: PoolId;
  readonly recipe: Recipe;
  readonly palette: PaletteId;
  readonly edges: boolean;
}

interface Look {
  readonly recipe: Recipe;
  /** Whether it has hard edges. */
  readonly edges?: true;
  readonly takes: string;
}

/** `palette seed` pairs of each look. */
const LANDSCAPE: Readonly<Record<string, Look>> = {
  silk: { recipe: silk, takes: 'ember 1, opal 2, noir 3, gold 4, rose 5, cobalt 6' },
  dunes: { recipe: dunes, edges: true, takes: 'dusk 1, sand 2, tide 3, rose 4, violet 5' },
  aurora: { recipe: aurora, takes: 'lagoon 1, violet 2, orchid 3, moss 4' },
  bokeh: { recipe: bokeh, takes: 'gold 1, cobalt 2, rose 3, copper 4' },
  ink: { recipe: inkCloud, takes: 'orchid 1, ink 2, ember 3, lagoon 4, opal 5' },
  caustics: { recipe: caustics, takes: 'lagoon 1, cobalt 2, tide 3' },
  trails: { recipe: trails, takes: 'ember 1, violet 2, gold 3, orchid 4' },
  paper: { recipe: paper, edges: true, takes: 'rose 1, tide 2, moss 3, plum 4, sand 5' },
  fluted: { recipe: fluted, takes: 'copper 1, plum 2, orchid 3, dusk 4, lagoon 5' },
  eclipse: { recipe: eclipse, takes: 'ember 1, ink 2, plum 3, gold 4' },
  arcade: { recipe: arcade, edges: true, takes: 'sand 1, tide 2, dusk 3, noir 4' },
  chrome: { recipe: chrome, edges: true, takes: 'opal 1, violet 2, noir 3, copper 4' },
  window: { recipe: windowLight, takes: 'sand 1, rose 2, moss 3, tide 4' },
  strings: { recipe: strings, takes: 'cobalt 1, ember 2, opal 3, lagoon 4' },
  sea: { recipe: sea, takes: 'dusk 1, tide 2, ink 3, sand 4, plum 5' },
  velvet: { recipe: velvet, takes: 'rose 1, plum 2, cobalt 3' },
  nebula: { recipe: nebula, takes: 'ember 1, violet 2, lagoon 3, dusk 4' },
  prism: { recipe: prism, takes: 'opal 1, cobalt 2' },
};

const PORTRAIT: Readonly<Record<string, Look>> = {
  clay: { recipe: clay, edges: true, takes: 'sand 1, ink 12, rose 13, plum 4, tide 5, noir 6' },
  ribbon: { recipe: ribbon, edges: true, takes: 'ember 11, cobalt 4, orchid 6, lagoon 7, noir 8' },
  contour: { recipe: contour, edges: true, takes: 'lagoon 15, ember 6, violet 3, opal 4, gold 5' },
  veil: { recipe: veil, takes: 'sand 17, rose 8, dusk 1, opal 2, tide 3' },
  glass: { recipe: glass, takes: 'orchid 19, tide 20, copper 1, dusk 2, lagoon 3' },
  exposure: { recipe: exposure, edges: true, takes: 'dusk 21, plum 5, sand 3, ink 4' },
  halo: { recipe: halo, edges: true, takes: 'ember 1, opal 2, cobalt 3, gold 4, plum 5, lagoon 6' },
};

const CATEGORY: Readonly<Record<string, Look>> = {
  'category-silk': { recipe: silk, takes: 'plum 21' },
  'category-dunes': { recipe: dunes, edges: true, takes: 'ember 22' },
  'category-sea': { recipe: sea, takes: 'rose 23' },
  'category-ink': { recipe: inkCloud, takes: 'cobalt 24' },
  'category-paper': { recipe: paper, edges: true, takes: 'lagoon 25' },
  'category-fluted': { recipe: fluted, takes: 'violet 26' },
  'category-eclipse': { recipe: eclipse, takes: 'orchid 27' },
  'category-chrome': { recipe: chrome, edges: true, takes: 'gold 28' },
  'category-bokeh': { recipe: bokeh, takes: 'dusk 29' },
  'category-trails': { recipe: trails, takes: 'lagoon 30' },
  'category-arcade': { recipe: arcade, edges: true, takes: 'rose 31' },
  'category-aurora': { recipe: aurora, takes: 'cobalt 32' },
};

function plansOf(pool: PoolId, looks: Readonly<Record<string, Look>>): CompositionPlan[] {
  return Object.entries(looks).flatMap(([name, { recipe, takes, edges = false }]) =>
    takes.split(', ').map((take) => {
      const [palette = '', seed = ''] = take.split(' ');
      return { id: `${name}-${palette}-${seed}`, pool, recipe, palette: palette as PaletteId, edges };
    }),
  );
}

/** Takes of one look side by side make a dull row; this shuffles them. */
function dealt(plans: readonly CompositionPlan[]): CompositionPlan[] {
  const step = 29;
  return plans.map((_, index) => plans[(index * step) % plans.length]).filter((plan) => plan !== undefined);
}

/** Every committed picture. The number of each pool is no multiple of the dealing step. */
export const COMPOSITIONS: readonly CompositionPlan[] = [
  ...dealt(plansOf('landscape', LANDSCAPE)),
  ...dealt(plansOf('portrait', PORTRAIT)),
  ...plansOf('category', CATEGORY),
];

import type { SiteId } from '@network/tenant/demonstration-sites.ts';
import { BRAND_TAKES, type Look, LOOKS } from './brand-sets.ts';
import type { PaletteId } from './palettes.ts';
import type { Recipe } from './recipe.ts';
import { arcade } from './recipes/arcade.ts';
import { aurora } from './recipes/aurora.ts';
import { bokeh } from './recipes/bokeh.ts';
import { clay, ribbon } from './recipes/bust.ts';
import { chrome } from './recipes/chrome.ts';
import { dunes } from './recipes/dunes.ts';
import { eclipse } from './recipes/eclipse.ts';
import { fluted } from './recipes/fluted.ts';
import { inkCloud } from './recipes/ink-cloud.ts';
import { paper } from './recipes/paper.ts';
import { contour, exposure, glass, halo, veil } from './recipes/presence.ts';
import { sea } from './recipes/sea.ts';
import { silk } from './recipes/silk.ts';
import { trails } from './recipes/trails.ts';

export type PoolId = 'landscape' | 'portrait' | 'category';

/** One picture to draw. The id is its permanent address: a changed picture takes a new seed, and so a new id. */
export interface CompositionPlan {
  readonly id: string;
  /** The kind of picture: takes of one look differ in colors and seed. */
  readonly look: string;
  readonly pool: PoolId;
  /** The brand whose picture it is; null where every brand shows it. */
  readonly site: SiteId | null;
  readonly recipe: Recipe;
  readonly palette: PaletteId;
  readonly edges: boolean;
}

interface Takes extends Look {
  /** `palette seed` pairs. */
  readonly takes: string;
}

const PORTRAIT: Readonly<Record<string, Takes>> = {
  clay: { recipe: clay, edges: true, takes: 'sand 1, ink 12, rose 13, plum 4, tide 5, noir 6' },
  ribbon: { recipe: ribbon, edges: true, takes: 'ember 11, cobalt 4, orchid 6, lagoon 7, noir 8' },
  contour: { recipe: contour, edges: true, takes: 'lagoon 15, ember 6, violet 3, opal 4, gold 5' },
  veil: { recipe: veil, takes: 'sand 17, rose 8, dusk 1, opal 2, tide 3' },
  glass: { recipe: glass, takes: 'orchid 19, tide 20, copper 1, dusk 2, lagoon 3' },
  exposure: { recipe: exposure, edges: true, takes: 'dusk 21, plum 5, sand 3, ink 4' },
  halo: { recipe: halo, edges: true, takes: 'ember 1, opal 2, cobalt 3, gold 4, plum 5, lagoon 6' },
};

const CATEGORY: Readonly<Record<string, Takes>> = {
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

function plansOf(pool: PoolId, looks: Readonly<Record<string, Takes>>): CompositionPlan[] {
  return Object.entries(looks).flatMap(([name, { recipe, takes, edges = false }]) =>
    takes.split(', ').map((take) => {
      const [palette = '', seed = ''] = take.split(' ');
      return {
        id: `${name}-${palette}-${seed}`,
        look: name,
        pool,
        site: null,
        recipe,
        palette: palette as PaletteId,
        edges,
      };
    }),
  );
}

/** The pictures of films, site by site. */
const LANDSCAPES: readonly CompositionPlan[] = BRAND_TAKES.map(({ site, look, palette, seed }) => {
  const { recipe, edges = false } = LOOKS[look] ?? lost(look);
  return { id: `${look}-${palette}-${seed}`, look, pool: 'landscape', site, recipe, palette, edges };
});

function lost(look: string): never {
  throw new Error(`No look is called "${look}".`);
}

/** Takes of one look side by side make a dull row; this shuffles them. */
function dealt(plans: readonly CompositionPlan[]): CompositionPlan[] {
  const step = 29;
  return plans.map((_, index) => plans[(index * step) % plans.length]).filter((plan) => plan !== undefined);
}

/** Every committed picture. The number of portraits is no multiple of the dealing step. */
export const COMPOSITIONS: readonly CompositionPlan[] = [
  ...LANDSCAPES,
  ...dealt(plansOf('portrait', PORTRAIT)),
  ...plansOf('category', CATEGORY),
];

import type { SiteId } from '@network/tenant/demonstration-sites.ts';
import type { PaletteId } from './palettes.ts';
import type { Recipe } from './recipe.ts';
import { aurora } from './recipes/aurora.ts';
import { beams } from './recipes/beams.ts';
import { bokeh } from './recipes/bokeh.ts';
import { caustics } from './recipes/caustics.ts';
import { columns } from './recipes/columns.ts';
import { contours } from './recipes/contours.ts';
import { curtains } from './recipes/curtains.ts';
import { discs } from './recipes/discs.ts';
import { dunes } from './recipes/dunes.ts';
import { eclipse } from './recipes/eclipse.ts';
import { fluted } from './recipes/fluted.ts';
import { folds } from './recipes/folds.ts';
import { inkCloud } from './recipes/ink-cloud.ts';
import { marble } from './recipes/marble.ts';
import { orbits } from './recipes/orbits.ts';
import { orbs } from './recipes/orbs.ts';
import { paper } from './recipes/paper.ts';
import { petals } from './recipes/petals.ts';
import { prism } from './recipes/prism.ts';
import { ridges } from './recipes/ridges.ts';
import { ripples } from './recipes/ripples.ts';
import { sea } from './recipes/sea.ts';
import { silk } from './recipes/silk.ts';
import { velvet } from './recipes/velvet.ts';
import { windowLight } from './recipes/window-light.ts';

/** A kind of picture that every brand has takes of. */
export interface Look {
  readonly recipe: Recipe;
  /** Whether it has hard edges. */
  readonly edges?: true;
}

export const LOOKS: Readonly<Record<string, Look>> = {
  silk: { recipe: silk },
  dunes: { recipe: dunes, edges: true },
  aurora: { recipe: aurora },
  bokeh: { recipe: bokeh },
  ink: { recipe: inkCloud },
  caustics: { recipe: caustics },
  paper: { recipe: paper, edges: true },
  fluted: { recipe: fluted },
  eclipse: { recipe: eclipse },
  window: { recipe: windowLight },
  sea: { recipe: sea },
  velvet: { recipe: velvet },
  prism: { recipe: prism },
  folds: { recipe: folds },
  petals: { recipe: petals },
  ripples: { recipe: ripples },
  orbs: { recipe: orbs },
  ridges: { recipe: ridges, edges: true },
  beams: { recipe: beams },
  marble: { recipe: marble },
  orbits: { recipe: orbits },
  curtains: { recipe: curtains },
  discs: { recipe: discs },
  columns: { recipe: columns },
  contours: { recipe: contours, edges: true },
};

const FIRST_REGULAR = Object.keys(LOOKS).indexOf('folds');
/** Looks of which a brand has some: the takes that `chosen` names, and takes by rule of those that it lacks. */
const SELECTED = Object.keys(LOOKS).slice(0, FIRST_REGULAR);
/** Looks of which every brand has takes by rule. */
const REGULAR = Object.keys(LOOKS).slice(FIRST_REGULAR);

/** So many pictures let every list of one or two filters be dealt out without one twice on a page. */
const PICTURES_OF_SITE = 38;

interface BrandSet {
  readonly site: SiteId;
  /** The brand's colors. */
  readonly palettes: readonly [PaletteId, PaletteId, PaletteId, PaletteId, PaletteId];
  /** Takes chosen by eye, as `look palette seed`. */
  readonly chosen: string;
}

/** Every site's own pictures: colors of its own, and takes that no other site has. */
const SETS: readonly BrandSet[] = [
  {
    site: 'vixen',
    palettes: ['ember', 'gold', 'copper', 'rose', 'noir'],
    chosen: 'silk ember 1, fluted copper 1, eclipse gold 4, dunes rose 4, bokeh gold 1, sea dusk 1',
  },
  {
    site: 'tushy',
    palettes: ['lagoon', 'tide', 'opal', 'cobalt', 'sand'],
    chosen: 'caustics lagoon 1, paper tide 2, silk opal 2, sea sand 4, aurora lagoon 1, window tide 4',
  },
  {
    site: 'tushyraw',
    palettes: ['sand', 'copper', 'moss', 'dusk', 'tide'],
    chosen: 'dunes sand 2, bokeh copper 4, paper moss 3, fluted dusk 4, caustics tide 3, window sand 1',
  },
  {
    site: 'blacked',
    palettes: ['noir', 'ink', 'gold', 'plum', 'ember'],
    chosen: 'silk noir 3, eclipse ink 2, velvet plum 2, ink ember 3, sea plum 5, eclipse ember 1, silk gold 4',
  },
  {
    site: 'blackedraw',
    palettes: ['ink', 'cobalt', 'noir', 'violet', 'copper'],
    chosen: 'ink ink 2, sea ink 3, silk cobalt 6, velvet cobalt 3, bokeh cobalt 2, dunes violet 5',
  },
  {
    site: 'deeper',
    palettes: ['violet', 'plum', 'orchid', 'ink', 'rose'],
    chosen: 'aurora violet 2, fluted plum 2, ink orchid 1, paper plum 4, prism cobalt 2, velvet rose 1',
  },
  {
    site: 'slayed',
    palettes: ['orchid', 'rose', 'violet', 'dusk', 'lagoon'],
    chosen: 'fluted orchid 3, paper rose 1, aurora orchid 3, dunes dusk 1, ink lagoon 4, bokeh rose 3',
  },
  {
    site: 'milfy',
    palettes: ['gold', 'dusk', 'sand', 'plum', 'moss'],
    chosen: 'eclipse plum 3, paper sand 5, window moss 3, sea tide 2, aurora moss 4, caustics cobalt 2',
  },
  {
    site: 'wifey',
    palettes: ['opal', 'rose', 'sand', 'lagoon', 'tide'],
    chosen: 'ink opal 5, silk rose 5, dunes tide 3, fluted lagoon 5, prism opal 1, window rose 2',
  },
];

/** One take of a look: the numbers behind the colors decide everything else about it. */
export interface Take {
  readonly site: SiteId;
  readonly look: string;
  readonly palette: PaletteId;
  readonly seed: string;
}

/** Makes a brand's takes: one of each regular look, and of three in four looks another one in other colors. */
function regularTakes({ site, palettes }: BrandSet, place: number): Take[] {
  const take = (look: string, index: number, again: 0 | 1): Take => ({
    site,
    look,
    palette: palettes[(index + place + again * 2) % palettes.length] ?? palettes[0],
    seed: String((place + 1) * 100 + index * 2 + again),
  });
  return [
    ...REGULAR.map((look, index) => take(look, index, 0)),
    ...REGULAR.map((look, index) => take(look, index, 1)).filter((_, index) => (index + place) % 4 !== 0),
  ];
}

function chosenTakes({ site, chosen }: BrandSet): Take[] {
  return chosen.split(', ').map((words) => {
    const [look = '', palette = '', seed = ''] = words.split(' ');
    return { site, look, palette: palette as PaletteId, seed };
  });
}

/** `count` takes of selected looks: first of those that the brand has not chosen, in colors that no take of the look has. */
function furtherTakes({ site, palettes, chosen }: BrandSet, place: number, others: readonly Take[]): Take[] {
  const isChosen = (look: string): boolean => `, ${chosen}`.includes(`, ${look} `);
  const looks = [...SELECTED.filter((look) => !isChosen(look)), ...SELECTED.filter(isChosen)];
  const isFree = (look: string, palette: PaletteId): boolean =>
    !others.some((other) => other.look === look && other.palette === palette);
  const count = PICTURES_OF_SITE - others.filter((other) => other.site === site).length;
  return looks.slice(0, count).map((look, index) => {
    const choice = palettes.map((_, step) => palettes[(index + place + step) % palettes.length] ?? palettes[0]);
    const palette = choice.find((each) => isFree(look, each)) ?? choice[0] ?? palettes[0];
    return { site, look, palette, seed: String((place + 1) * 1_000 + index + 40) };
  });
}

/** Every landscape picture of the network, the sites in turn. */
export const BRAND_TAKES: readonly Take[] = inTurn(withFurtherTakes());

function withFurtherTakes(): Take[][] {
  const bySite = SETS.map((set, place) => [...chosenTakes(set), ...regularTakes(set, place)]);
  for (const [place, set] of SETS.entries()) bySite[place]?.push(...furtherTakes(set, place, bySite.flat()));
  return bySite;
}

function inTurn(bySite: readonly (readonly Take[])[]): Take[] {
  const rounds = Math.max(...bySite.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => bySite.flatMap((takes) => takes[round] ?? [])).flat();
}

import { describe, expect, it } from 'vitest';
import vixen from '../../apps/vixen/tenant.ts';
import { absentClasses, type Compositions } from './composition-classes.ts';
import { HERO_KINDS } from './home-schema.ts';

const { home, frame, filmPage } = vixen;
const absentOf = (changed: Partial<Compositions>) => absentClasses({ home, frame, filmPage, ...changed });
const withHero = (hero: Partial<Compositions['home']['hero']>) =>
  absentOf({ home: { ...home, hero: { ...home.hero, ...hero } } });

describe('the classes that no page of a brand has', () => {
  it('are those of the other compositions, and never one of a composition that is named', () => {
    const absent = absentOf({ frame: { footer: 'lines', partners: 'note', join: 'band' } });
    expect([...absent].filter((name) => /^(?:footer|deal|invitation)-/.test(name))).toEqual([
      'footer-columns',
      'footer-masthead',
      'footer-poster',
      'footer-card',
      'deal-tall',
      'deal-ticket',
      'deal-framed',
      'invitation-panel',
      'invitation-split',
      'invitation-ticket',
    ]);
  });

  it('leave what a brand shows before its first film', () => {
    const kinds = (kind: (typeof HERO_KINDS)[number]) =>
      HERO_KINDS.filter((each) => !withHero({ kind }).has(`front-${each}`));
    expect(kinds('wall')).toEqual(['full', 'wall']);
    expect(kinds('filmstrip')).toEqual(['full', 'filmstrip']);
    expect(kinds('letterbox')).toEqual(['letterbox']);
    expect(withHero({ kind: 'wall', shows: 'studios' }).has('front-many')).toBe(false);
  });

  it('leave what stands in each row of the home page', () => {
    const rows: Compositions['home']['rows'] = [
      { show: 'latest', as: 'spread', title: 'New' },
      { show: 'categories', as: 'words', title: 'Moods' },
    ];
    const absent = absentOf({ home: { ...home, rows } });
    expect(['row-rail', 'row-spread', 'row-still', 'row-names'].filter((name) => absent.has(name))).toEqual([]);
    expect(['row-grid', 'row-faces', 'row-ranked'].filter((name) => !absent.has(name))).toEqual([]);
  });

  it('leave the parts of a page of a film, and the line of marks above a table', () => {
    const page = { ...filmPage, facts: 'table', rail: 'right', title: 'over' } as const;
    const absent = absentOf({ filmPage: { ...page, phone: { ...filmPage.phone, title: 'below', stage: 'mount' } } });
    const wanted = ['facts-table', 'facts-line', 'film-rail-right', 'row-beside', 'film-over', 'phone-title-below'];
    expect([...wanted, 'phone-stage-mount'].filter((name) => absent.has(name))).toEqual([]);
    const others = [
      'facts-column',
      'film-rail-strip',
      'row-strip',
      'film-beside',
      'phone-title-over',
      'phone-stage-band',
    ];
    expect(others.filter((name) => !absent.has(name))).toEqual([]);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { absentClasses } from '@network/tenant/composition-classes.ts';
import { storyBrands } from '../../testing/story-brands.ts';
import { Identity } from './identity.tsx';

const root = new URL('../../../../', import.meta.url);

it('finds every brand by its folder', () => {
  expect(storyBrands.map(({ id }) => id)).toEqual(readdirSync(new URL('apps', root)));
});

it('is what the designers’ page links to', () => {
  const story = readFileSync(new URL('identity.stories.tsx', import.meta.url), 'utf8');
  const links = readFileSync(new URL('.storybook/brand-links.tsx', root), 'utf8');
  const [, title = ''] = /title: '([^']+)'/.exec(story) ?? [];
  const [, name = ''] = /export const (\w+): StoryObj/.exec(story) ?? [];
  const id = `${title.replace('/', '-')}--${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')}`.toLowerCase();
  expect(links).toContain(`'${id}'`);
});

describe.each(storyBrands)('the identity of $id', (tenant) => {
  const html = renderToStaticMarkup(<Identity tenant={tenant} appearance="dark" />);
  const text = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

  it('says its tagline, its description, its words and the titles of its rows', () => {
    const { copy, home } = tenant;
    const titles = home.rows.flatMap((row) => ('title' in row ? [row.title] : []));
    const said = [copy.tagline, copy.description, ...Object.values(home.words), ...titles].map(String);
    expect(said.filter((each) => !text.includes(each))).toEqual([]);
  });

  it('shows its pages as tenant.ts composes them', () => {
    const { home, frame, filmPage } = tenant;
    const classes = [
      `front-${home.hero.kind} front-${home.hero.align}`,
      `deal-${frame.partners}`,
      `invitation-${frame.join}`,
      `footer-${frame.footer}`,
      `film-${filmPage.stage} film-${filmPage.title} film-${filmPage.align}`,
    ];
    expect(classes.filter((each) => !html.includes(each))).toEqual([]);
  });

  it('has no class whose styles the brand’s build leaves out', () => {
    const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect([...absentClasses(tenant)].filter((each) => classes.has(each))).toEqual([]);
  });
});

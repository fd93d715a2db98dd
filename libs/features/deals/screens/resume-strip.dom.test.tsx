import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { cookieText } from '@network/core/cookies/page-cookie.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import { upsellCookie } from '../upsell/upsell-cookies.ts';
import { ResumeStrip } from './resume-strip.tsx';

const PARTNER = 'https://partner.example/in?a=1';

afterEach(() => {
  document.cookie = `${upsellCookie(true, '').name}=; Max-Age=0; Path=/`;
  document.body.innerHTML = '';
});

/** Hydrates a page of the server's HTML, as the layout frames it, and returns the page's content before and after. */
async function hydrated() {
  const { Page } = pageFixture({ tenant: vixen });
  const page = (
    <Page>
      <main>
        <h1>Deals</h1>
        <ResumeStrip />
        <p>The first deal</p>
      </main>
      <div className="site-strips">
        <div />
      </div>
    </Page>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const content = () => root.querySelector('main')?.innerHTML ?? '';
  const before = content();
  await act(async () => void hydrateRoot(root, page));
  return [before, content()] as const;
}

it('R54 the way to the last purchase is a strip of the layout, and the content of the page stays as the server made it', async () => {
  document.cookie = cookieText(upsellCookie(true, PARTNER), false);
  const [before, after] = await hydrated();
  const strip = screen.getByRole('complementary', { name: 'Your last purchase' });
  expect(within(strip).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(PARTNER);
  expect(strip.closest('.site-strips')).not.toBeNull();
  expect(after).toBe(before);
});

it('R54 there is none where nothing was bought', async () => {
  await hydrated();
  expect(screen.queryByRole('complementary')).toBeNull();
});

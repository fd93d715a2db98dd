import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { VisitorLinks } from './visitor-links.tsx';

it('offers neither to somebody who has just joined', () => {
  const { Page } = pageFixture({ path: '/_signupsuccess?memberid=m1' });
  render(
    <Page>
      <VisitorLinks elm="header" />
    </Page>,
  );
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('offers only to sign in, also on a phone, where no membership is on sale', () => {
  const { Page } = pageFixture({ sellsMemberships: false });
  render(
    <Page>
      <VisitorLinks elm="header" isInBar />
    </Page>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Sign in']);
  expect(links[0]?.className).not.toContain('max-small:hidden');
});

// "a uri parameter carrying the current path"
it('R57 leads a visitor who signs in back to the page with its query', () => {
  const { Page } = pageFixture({ path: '/videos?page=2' });
  render(
    <Page>
      <VisitorLinks elm="header" />
    </Page>,
  );
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' }).href);
  expect(searchParams.get('uri')).toBe('/videos?page=2');
});

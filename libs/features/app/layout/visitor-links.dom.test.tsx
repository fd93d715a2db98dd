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

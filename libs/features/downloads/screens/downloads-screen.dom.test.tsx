import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { aMember } from '../../testing/story-samples.ts';
import type { DownloadsPageQuery } from '../api/downloads-page.generated.ts';
import { aQuota, someDownloads } from '../testing/some-downloads.ts';
import { DownloadsScreen } from './downloads-screen.tsx';

const Opened = () => <output>{JSON.stringify(useOpenDialog())}</output>;

function show(data: DownloadsPageQuery, viewer = aMember) {
  const { Page } = pageFixture({ viewer });
  render(
    <Page>
      <DownloadsScreen data={data} />
      <Opened />
    </Page>,
  );
}

it('names each film with the day of its download, and until when another one is free', () => {
  show(someDownloads(2));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.filter((text) => text.includes('Downloaded on'))).toEqual([
    expect.stringContaining('Downloaded on March 09, 2026Free to download again until Mar 10, 2026'),
    expect.not.stringContaining('Free to download again'),
  ]);
});

it('says how many downloads are left, and with none left when there is one again', () => {
  show(someDownloads(0, { quotas: [aQuota(12)] }));
  expect(screen.getByRole('progressbar', { name: '12 of 20 left' })).toBeTruthy();
  expect(screen.getByText('No downloads yet.')).toBeTruthy();
  cleanup();
  show(someDownloads(0, { quotas: [aQuota(0)] }));
  expect(screen.getByText('Your next download is available in 4 days.')).toBeTruthy();
});

it('opens the sizes of a film for members alone', () => {
  const data = someDownloads(1);
  const { title, slug } = data.downloads.items[0]?.film ?? { title: '', slug: '' };
  const name = `Download ${title}`;
  show(data);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({ id: 'VideoDownload', options: { slug } });
  cleanup();
  show(data, { ...VISITOR, userId: 'lapsed' });
  expect(screen.queryByRole('button', { name })).toBeNull();
});

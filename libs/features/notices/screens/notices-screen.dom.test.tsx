import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import type { NoticesPageQuery } from '../api/notices-page.generated.ts';
import { noticesQuery } from '../queries.ts';
import HeaderNotices from '../slots/header-notices.tsx';
import { someNotices } from '../testing/some-notices.ts';
import { NoticesScreen } from './notices-screen.tsx';

afterEach(cleanup);

const ShownNotices = () => <NoticesScreen data={useSuspenseQuery(noticesQuery(1)).data} />;

function show(data: NoticesPageQuery, answers: Readonly<Record<string, (variables: never) => unknown>> = {}) {
  let stored = data;
  const { Page, queryClient } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: {
      NoticesPage: () => stored,
      UnreadNotices: () => ({ unreadNotices: stored.unreadNotices }),
      ...answers,
    },
  });
  queryClient.setQueryData(noticesQuery(1).queryKey, data);
  const flashes: Flash[] = [];
  render(
    <Page>
      <FlashProvider value={(flash) => void flashes.push(flash)}>
        <HeaderNotices />
        <main tabIndex={-1}>
          <ShownNotices />
        </main>
      </FlashProvider>
    </Page>,
  );
  return {
    flashes,
    store: (next: NoticesPageQuery) => {
      stored = next;
    },
  };
}

const allRead = (data: NoticesPageQuery): NoticesPageQuery => ({
  ...data,
  notices: { ...data.notices, items: data.notices.items.map((notice) => ({ ...notice, isRead: true })) },
  unreadNotices: 0,
});

it('counts the unread ones at the bell, and all of them can be read at once', async () => {
  const data = someNotices(4);
  const sent: unknown[] = [];
  const { store } = show(data, {
    MarkAllNoticesRead: (variables: object) => {
      sent.push(variables);
      store(allRead(data));
      return { markAllNoticesRead: { unread: 0 } };
    },
  });
  await screen.findByRole('link', { name: 'Notices, 2 unread' });
  const button = screen.getByRole('button', { name: 'Mark all as read' });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('link', { name: 'Notices' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(sent).toEqual([{ until: data.notices.items[0]?.noticedAt }]);
  expect(screen.queryByText('Unread')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('marks one at once, and as it was when that fails', async () => {
  const data = someNotices(1);
  const title = data.notices.items[0]?.film.title ?? '';
  let fail = (): void => undefined;
  const { flashes } = show(data, {
    MarkNotices: () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('offline'));
      }),
  });
  fireEvent.click(screen.getByRole('button', { name: `Mark as read: ${title}` }));
  await screen.findByRole('button', { name: `Mark as unread: ${title}` });
  fail();
  await screen.findByRole('button', { name: `Mark as read: ${title}` });
  expect(flashes).toMatchObject([{ type: 'error', message: 'Something went wrong. Please try again.' }]);
});

it('shows the text of a refusal', async () => {
  const data = someNotices(1);
  const { flashes } = show(data, {
    MarkNotices: () => ({ markNotices: { __typename: 'NoticeBatchRefused', maximum: 100 } }),
  });
  fireEvent.click(screen.getByRole('button', { name: /^Mark as read: / }));
  await waitFor(() => expect(flashes).toMatchObject([{ message: 'Too many notices at once: at most 100.' }]));
});

it('leads to performers while there are none, and back from a page beyond the last', () => {
  show(someNotices(0));
  expect(screen.getByRole('link', { name: 'Browse performers' }).getAttribute('href')).toBe('/performers');
  cleanup();
  show(someNotices(0, 2));
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/notices');
});

it('saves how often notices are mailed, and says what stands in the way', async () => {
  const sent: unknown[] = [];
  show(someNotices(1), {
    SetNoticeMail: (variables: object) => {
      sent.push(variables);
      return { setNoticeMail: { mail: 'WEEKLY', hindrance: 'NO_NEWS', pushKey: null } };
    },
  });
  const choice = screen.getByRole('combobox', { name: 'Unread notices by email' });
  expect((choice as HTMLSelectElement).value).toBe('OFF');
  fireEvent.change(choice, { target: { value: 'WEEKLY' } });
  expect((await screen.findByRole('link', { name: 'Open your profile' })).getAttribute('href')).toBe(
    '/account/profile',
  );
  expect(sent).toEqual([{ mail: 'WEEKLY' }]);
  expect((choice as HTMLSelectElement).value).toBe('WEEKLY');
});

it('leaves the choice as it was where it can’t be saved', async () => {
  const { flashes } = show(someNotices(1), {
    SetNoticeMail: () => {
      throw new Error('gone');
    },
  });
  const choice = screen.getByRole('combobox', { name: 'Unread notices by email' });
  fireEvent.change(choice, { target: { value: 'DAILY' } });
  await waitFor(() => expect(flashes).toMatchObject([{ type: 'error' }]));
  expect((choice as HTMLSelectElement).value).toBe('OFF');
});

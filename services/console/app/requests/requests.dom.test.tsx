import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

const LISTED = {
  id: 'r1',
  caseNumber: 'R-7K2M9-QX4TD',
  kind: 'removal',
  brand: 'vixen',
  email: 'noa@people.example',
  receivedAt: '2026-03-01T10:00:00Z',
  dueAt: '2026-03-03T10:00:00Z',
  isDueSoon: false,
  isLate: true,
  closedAt: null,
  outcome: null,
  assignedTo: null,
  state: 'open',
};
const REQUEST = {
  ...LISTED,
  memberId: 'm1',
  fields: [{ name: 'statement', value: 'It should go.' }],
  files: [],
  events: [],
};

it('the queue filters by its address, and shows what is late and what is due soon', async () => {
  const listed = { ...LISTED, state: 'waiting' };
  const soon = { ...LISTED, id: 's1', caseNumber: 'S-8H2NV-3CW6B', kind: 'support', isLate: false, isDueSoon: true };
  const address = '/requests?state=waiting&mine=mine&text=noa@people.example';
  const { calls } = await openPage(address, 'support', {
    RequestQueue: () => ({ requestQueue: { requests: [listed, soon], nextCursor: null } }),
  });
  const late = within(await screen.findByRole('row', { name: /^R-7K2M9/ }));
  for (const mark of ['Late', 'Waiting for the person']) expect(late.getByText(mark)).toBeDefined();
  expect(within(screen.getByRole('row', { name: /^S-8H2NV/ })).getByText('Due soon')).toBeDefined();
  expect(screen.getByRole('link', { name: 'S-8H2NV-3CW6B' }).getAttribute('href')).toBe('/requests/support/s1');
  expect(screen.getByRole('link', { name: 'R-7K2M9-QX4TD' }).getAttribute('href')).toBe('/requests/removal/r1');
  expect(calls[0]?.variables).toMatchObject({
    kinds: ['support', 'removal'],
    state: 'waiting',
    mine: true,
    text: 'noa@people.example',
  });
});

it('the queue has one form on request, and no choice for who answers one alone', async () => {
  const answers = { RequestQueue: () => ({ requestQueue: { requests: [], nextCursor: null } }) };
  const { calls } = await openPage('/requests?kind=removal', 'support', answers);
  expect(await screen.findByText('Nothing matches')).toBeDefined();
  expect(calls[0]?.variables).toMatchObject({ kinds: ['removal'] });
  expect(screen.getByLabelText('Form')).toHaveProperty('value', 'removal');
  cleanup();
  // The address of somebody who answers other forms too.
  const { calls: ofEditor } = await openPage('/requests?kind=removal', 'editor', answers);
  expect(await screen.findByRole('search')).toBeDefined();
  await waitFor(() => expect(ofEditor[0]?.variables).toMatchObject({ kinds: ['casting'] }));
  expect(screen.queryByLabelText('Form')).toBeNull();
});

it('a removal is decided after a look at the email; addresses of films count as their slugs', async () => {
  const answers = [
    { __typename: 'RequestRefused', message: 'A film that you named is still shown. Take it back first.' },
    { __typename: 'RequestChanged' },
  ];
  const { calls } = await openPage('/requests/removal/r1', 'moderator', {
    PublicRequest: () => ({ publicRequest: REQUEST }),
    PreviewRequestMail: ({ text }) => ({
      previewRequestMail: { to: REQUEST.email, replyTo: 'removal@vixen.example', subject: 'Removed', text },
    }),
    CloseRequest: () => ({ result: answers.shift() }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Films/), 'https://www.vixen.example/videos/glass-pier?x=1');
  await userEvent.type(dialog.getByLabelText(/^Message/), 'It is gone.');
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByRole('heading', { name: 'What noa@people.example will read' })).toBeDefined();
  expect(dialog.getByText(/^Their answer goes to removal@vixen\.example/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Send and close as removed' }));
  expect(await dialog.findByText('A film that you named is still shown. Take it back first.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Send and close as removed' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const closed = calls.filter(({ operation }) => operation === 'CloseRequest');
  expect(closed.map(({ variables }) => variables)).toMatchObject([
    { id: 'r1', text: 'It is gone.', outcome: 'done', films: ['glass-pier'] },
    { films: ['glass-pier'] },
  ]);
  expect(screen.queryByRole('link', { name: 'Account with this email' })).toBeNull();
});

it('support follows a request to the account behind it', async () => {
  await openPage('/requests/support/r1', 'support', {
    PublicRequest: () => ({ publicRequest: { ...REQUEST, kind: 'support' } }),
  });
  const link = await screen.findByRole('link', { name: 'Account with this email' });
  expect(link.getAttribute('href')).toBe('/members/m1');
});

it('a change leaves no list of requests as it was before, however it is filtered', async () => {
  const { client } = await openPage('/requests/support/r1', 'support', {
    PublicRequest: () => ({ publicRequest: { ...REQUEST, kind: 'support' } }),
    AssignRequest: () => ({ result: { __typename: 'RequestChanged' } }),
  });
  const lists = [
    ['requests', null, null, null, null, null],
    ['requests', 'support', 'waiting', 'mine', null, null],
  ];
  for (const list of lists) client.setQueryData(list, { rows: [LISTED], next: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(lists.map((list) => client.getQueryState(list)?.isInvalidated)).toEqual([true, true]));
});

const ANSWERED = {
  id: 'e1',
  at: '2026-03-01T11:00:00Z',
  by: 'support@demo.example',
  kind: 'replied',
  text: 'Try it again.',
  films: [],
};
const MAIL = { event: 'e1', state: 'sent', attempts: 1, nextAttemptAt: null, settledAt: null, lastError: null };

it('each answer says what became of its email, and one that failed is sent again once', async () => {
  let lost = 1;
  const { calls } = await openPage('/requests/support/r1', 'support', {
    PublicRequest: () => ({
      publicRequest: { ...REQUEST, kind: 'support', events: [ANSWERED, { ...ANSWERED, id: 'e2' }] },
    }),
    RequestMails: () => ({
      requestMails: [
        { ...MAIL, settledAt: '2026-03-01T11:00:05Z' },
        { ...MAIL, event: 'e2', state: 'failed', lastError: 'SMTP 550' },
      ],
    }),
    MailRequestAnswerAgain: () => {
      lost -= 1;
      if (lost === 0) throw new TypeError('Failed to fetch');
      return { result: { __typename: 'RequestChanged' } };
    },
  });
  expect(await screen.findByText(/^A mail server took the email/)).toBeDefined();
  expect(screen.getByText('The email could not be delivered (SMTP 550). The person has not read it.')).toBeDefined();
  const again = screen.getByRole('button', { name: 'Send the email again' });
  await userEvent.click(again);
  await screen.findByText(/did not answer as expected/);
  await userEvent.click(again);
  const sent = () => calls.filter(({ operation }) => operation === 'MailRequestAnswerAgain');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]?.variables).toMatchObject({ id: 'r1', event: 'e2' });
  expect(sent()[1]?.variables).toEqual(sent()[0]?.variables);
});

it('an answer whose email failed is sent again from the page until that was done, whatever was answered since', async () => {
  const later = { ...ANSWERED, id: 'e2', text: 'Did it work?' };
  const events = [ANSWERED, later];
  const failed = { ...MAIL, state: 'failed', lastError: 'SMTP 550' };
  const requestMails = [failed, { ...MAIL, event: 'e2', settledAt: '2026-03-01T12:00:05Z' }];
  const open = () =>
    openPage('/requests/support/r1', 'support', {
      PublicRequest: () => ({ publicRequest: { ...REQUEST, kind: 'support', events } }),
      RequestMails: () => ({ requestMails }),
    });
  await open();
  expect(await screen.findByRole('button', { name: 'Send the email again' })).toBeDefined();
  cleanup();
  events.push({ ...ANSWERED, id: 'e3', kind: 'mailedAgain' });
  requestMails.push({ ...MAIL, event: 'e3', settledAt: '2026-03-01T12:10:05Z' });
  await open();
  expect(await screen.findByText(/could not be delivered/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
});

it('an email that waits says so, with its next attempt where one has failed', async () => {
  await openPage('/requests/support/r1', 'support', {
    PublicRequest: () => ({
      publicRequest: { ...REQUEST, kind: 'support', events: [ANSWERED, { ...ANSWERED, id: 'e2' }] },
    }),
    RequestMails: () => ({
      requestMails: [
        { ...MAIL, state: 'queued', attempts: 0 },
        {
          ...MAIL,
          event: 'e2',
          state: 'queued',
          attempts: 2,
          lastError: 'ECONNREFUSED',
          nextAttemptAt: '2026-03-01T11:05:00Z',
        },
      ],
    }),
  });
  expect(await screen.findByText('The email waits to be sent.')).toBeDefined();
  expect(screen.getByText(/^2 attempts to send the email failed \(ECONNREFUSED\)/)).toBeDefined();
});

it('an answer whose own answer was lost is sent again with the same key, also by way of the form', async () => {
  let isLost = true;
  let looks = 0;
  const { calls, client } = await openPage('/requests/support/r1', 'support', {
    PublicRequest: () => {
      looks += 1;
      if (looks > 1) throw new TypeError('offline');
      return { publicRequest: { ...REQUEST, kind: 'support' } };
    },
    NoteOnRequest: () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return { result: { __typename: 'RequestChanged' } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add note' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Note/), 'They called back.');
  await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
  expect(await dialog.findByText(/^This did not work/)).toBeDefined();
  // What the page shows is loaded again meanwhile, and is not reached.
  await client.invalidateQueries({ queryKey: ['request', 'r1'] });
  await waitFor(() => expect(client.getQueryState(['request', 'r1'])?.status).toBe('error'));
  expect(dialog.getByLabelText(/^Note/)).toHaveProperty('value', 'They called back.');
  isLost = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = calls.filter(({ operation }) => operation === 'NoteOnRequest');
  expect(second?.variables).toEqual(first?.variables);
});

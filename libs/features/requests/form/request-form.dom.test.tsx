import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { RequestForm } from './request-form.tsx';

const STATEMENT = 'I am shown in it \u{1f3ac} and did not agree to it.';

it('R17 a form that was not received keeps what was typed, and sends it again as it was', async () => {
  const sent: string[] = [];
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('Bad gateway', { status: 502 }),
    async () => Response.json({ outcome: 'refused', errors: { content: 'tooShort' }, values: {} }, { status: 422 }),
    async () => Response.json({ outcome: 'received', caseNumber: 'R-7K2QF-0M4XD', dueAt: null }),
  ];
  vi.stubGlobal('fetch', (_address: string, { body }: { readonly body: URLSearchParams }) => {
    sent.push(body.toString());
    return answers.shift()?.();
  });
  const { Page } = pageFixture({});
  render(
    <Page>
      <RequestForm kind="removal" />
    </Page>,
  );
  await userEvent.type(screen.getByLabelText('Your name'), 'Ada Sample');
  await userEvent.type(screen.getByLabelText('Your email'), 'ada@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'shown');
  await userEvent.type(screen.getByLabelText('Which content is it?'), 'https://www.brand.example/videos/some-slug');
  await userEvent.type(screen.getByLabelText('Why should it be removed?'), STATEMENT);
  await userEvent.click(screen.getByRole('checkbox'));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
  for (const told of [/There is no connection. What you typed is kept/, /couldn’t receive this/, /Please check/]) {
    await send();
    await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toMatch(told));
    expect(screen.getByLabelText('Why should it be removed?')).toHaveProperty('value', STATEMENT);
  }
  await send();
  expect(await screen.findByText(/R-7K2QF-0M4XD/)).toBeDefined();
  expect(sent).toEqual([sent[0], sent[0], sent[0], sent[0]]);
  expect(new URLSearchParams(sent[0]).get('statement')).toBe(STATEMENT);
});

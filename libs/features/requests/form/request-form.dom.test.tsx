import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { RequestForm } from './request-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ABOUT = 'A dancer who would like to be in films \u{1f3ac}.';

it('R16 a form that was not received keeps what was typed and the pictures, and sends them again as they were', async () => {
  const sent: [string, FormDataEntryValue][][] = [];
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('Bad gateway', { status: 502 }),
    async () => Response.json({ outcome: 'refused', errors: { country: 'tooShort' }, values: {} }, { status: 422 }),
    async () => Response.json({ outcome: 'received', caseNumber: 'C-7K2QF-0M4XD', dueAt: null }),
  ];
  vi.stubGlobal('fetch', (_address: string, { body }: { readonly body: FormData }) => {
    sent.push([...body]);
    return answers.shift()?.();
  });
  const { Page } = pageFixture({});
  render(
    <Page>
      <RequestForm kind="casting" />
    </Page>,
  );
  const picture = new File(['a picture'], 'me.jpg', { type: 'image/jpeg' });
  await userEvent.type(screen.getByLabelText('Your name'), 'Ada Sample');
  await userEvent.type(screen.getByLabelText('Your email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Date of birth'), '1999-04-01');
  await userEvent.type(screen.getByLabelText('Country you live in'), 'Portugal');
  await userEvent.type(screen.getByLabelText('About you'), ABOUT);
  await userEvent.upload(screen.getByLabelText('Pictures of you'), picture);
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the application' }));
  for (const told of [/couldn’t receive this/, /couldn’t receive this/, /Please check/]) {
    await send();
    expect((await screen.findByRole('alert')).textContent).toMatch(told);
    expect(screen.getByLabelText('About you')).toHaveProperty('value', ABOUT);
    expect(screen.getByLabelText<HTMLInputElement>('Pictures of you').files).toHaveLength(1);
  }
  // The pictures are still chosen, so nobody is asked to choose them again.
  expect(screen.getByRole('alert').textContent).not.toMatch(/choose your pictures again/);
  await send();
  expect(await screen.findByText(/C-7K2QF-0M4XD/)).toBeDefined();
  expect(sent).toHaveLength(4);
  for (const each of sent) expect(each).toEqual(sent[0]);
  expect(sent[0]).toContainEqual(['pictures', picture]);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { bindRest, type RestAnswer } from '@network/core/api/rest-call.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { accountPrivacy } from '@network/messages/account-privacy.ts';
import { ExportPart } from './export-part.tsx';

/** What the browser is given to save. */
const saved: Blob[] = [];
const names: string[] = [];
beforeEach(() => {
  saved.length = 0;
  names.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:own';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});

function open(...answers: readonly RestAnswer[]) {
  const requests: unknown[] = [];
  const { Page, queryClient } = pageFixture({ viewer: examplePeople('vixen', 'tushy').member });
  bindRest(queryClient, async (_path, body) => {
    requests.push(body);
    return (answers[requests.length - 1] ?? answers.at(-1)) as RestAnswer;
  });
  render(<ExportPart />, { wrapper: Page });
  return requests;
}
const press = () => userEvent.click(screen.getByRole('button', { name: accountPrivacy.export.submit }));

describe('the export of a person’s data', () => {
  it('is saved by one press', async () => {
    const requests = open({ status: 200, body: { profile: [] } });
    await press();
    expect(await screen.findByText(accountPrivacy.export.done)).toBeTruthy();
    expect(requests).toEqual([{}]);
    expect(names).toEqual([accountPrivacy.export.fileName]);
    expect(await Promise.all(saved.map((file) => file.text()))).toEqual([JSON.stringify({ profile: [] }, null, 2)]);
  });

  it('asks for a code where the person has the second step, and says when it is wrong', async () => {
    const requests = open(
      { status: 422, body: { code: 'CODE_REQUIRED' } },
      { status: 422, body: { code: 'CODE_INCORRECT' } },
      { status: 200, body: {} },
    );
    await press();
    const code = await screen.findByLabelText('Code');
    expect(screen.getByText(accountPrivacy.code.errors.CODE_REQUIRED)).toBeTruthy();
    await userEvent.type(code, '123456');
    await press();
    expect(await screen.findByText(accountPrivacy.code.errors.CODE_INCORRECT)).toBeTruthy();
    await userEvent.clear(code);
    await userEvent.type(code, '654321');
    await press();
    expect(await screen.findByText(accountPrivacy.export.done)).toBeTruthy();
    expect(requests).toEqual([{}, { code: '123456' }, { code: '654321' }]);
  });

  it('says that there were too many attempts, or that it failed', async () => {
    open({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    await press();
    expect(await screen.findByText(accountPrivacy.code.errors.TOO_MANY_ATTEMPTS)).toBeTruthy();
    expect(saved).toEqual([]);
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { lazyPart } from '../routing/lazy-part.ts';
import { MissingPartProvider } from '../routing/part-boundary.tsx';
import { profileQuery } from '../session/profile-query.ts';
import { useSession } from '../session/session-provider.tsx';
import { pageFixture } from '../testing/page-fixture.tsx';
import { useDialogs } from './dialogs.tsx';
import { Slot, SlotsProvider } from './slots.tsx';

const member: Viewer = { ...VISITOR, userId: 'u1' };
const fallback = <p>Loading</p>;

let arrive = (_part: { readonly default: () => ReactNode }): void => undefined;
let offered = {};

/** The part that the server has rendered: it says who the person is. */
const Gems = () => <p>{useSession().viewer.userId === null ? 'No gems' : '40 gems'}</p>;

function PageOfState() {
  const [, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Change
      </button>
      <Slot name="accountGems" fallback={fallback} />
    </>
  );
}

const NotNow = () => <b>Not now</b>;

/** A frame that the router renders again, such as when parameters leave the address of an arrival. */
function PageOfFrame() {
  const [, setCount] = useState(0);
  return (
    <MissingPartProvider value={NotNow}>
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Change
      </button>
      <Slot name="accountGems" fallback={fallback} />
    </MissingPartProvider>
  );
}

/** A page that says the same to the part each time, by another object. */
function PageOfObjects() {
  const [, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Change
      </button>
      <Slot
        name="saveSearch"
        list={{ place: 'SEARCH', text: 'amber', order: 'NEWEST', facets: { categories: ['sea'] } as never }}
        fallback={fallback}
      />
    </>
  );
}

function PageOfDialogs() {
  const { open } = useDialogs();
  return (
    <>
      <button type="button" onClick={() => open('ErrorReport', { correlationId: 'a', error: null })}>
        Change
      </button>
      <Slot name="accountGems" fallback={fallback} />
    </>
  );
}

/** Hydrates a page of a member in which the server has rendered the part. */
function hydrate(Shown: () => ReactNode) {
  const fixture = pageFixture({ viewer: member });
  const container = document.createElement('div');
  container.innerHTML = '<button type="button">Change</button><!--$--><p>40 gems</p><!--/$-->';
  document.body.append(container);
  render(
    <fixture.Page>
      <SlotsProvider offered={offered}>
        <Shown />
      </SlotsProvider>
    </fixture.Page>,
    { container, hydrate: true },
  );
  return { ...fixture, container, sent: container.querySelector('p') };
}

beforeEach(() => {
  const coming = new Promise<{ readonly default: () => ReactNode }>((resolve) => (arrive = resolve));
  const part = lazyPart(() => coming);
  offered = { accountGems: part, saveSearch: part };
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('a slot in the HTML of the server', () => {
  it.each([
    ['the page around it is rendered again', PageOfState],
    ['the frame of the page is rendered again', PageOfFrame],
    ['a dialog opens', PageOfDialogs],
    ['the page says the same to it by another object', PageOfObjects],
  ])('stays until its part is loaded, and then, also when %s', async (_what, Page) => {
    const { container, sent } = hydrate(Page);
    fireEvent.click(screen.getByRole('button'));
    expect(container.textContent).toBe('Change40 gems');
    await act(async () => arrive({ default: Gems }));
    expect(container.querySelector('p')).toBe(sent);
    expect(Object.keys(sent ?? {}).some((key) => key.startsWith('__reactProps'))).toBe(true);
  });

  it('stays when the person changes, and shows the other one once its part is loaded', async () => {
    const { container, queryClient, sent } = hydrate(PageOfState);
    await act(async () => queryClient.setQueryData(profileQuery.queryKey, null));
    expect(container.textContent).toBe('Change40 gems');
    await act(async () => arrive({ default: Gems }));
    await vi.waitFor(() => expect(container.textContent).toBe('ChangeNo gems'));
    expect(container.querySelector('p')).toBe(sent);
  });
});

it('a part that is here is shown at once in its next place', async () => {
  const { container } = hydrate(PageOfState);
  await act(async () => arrive({ default: Gems }));
  const { Page } = pageFixture({ viewer: member });
  const next = render(
    <Page>
      <SlotsProvider offered={offered}>
        <PageOfState />
      </SlotsProvider>
    </Page>,
  );
  expect([container.textContent, next.container.textContent]).toEqual(['Change40 gems', 'Change40 gems']);
});

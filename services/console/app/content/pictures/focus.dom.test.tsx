import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../../testing/draft.ts';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';
import { savedFields } from '../../testing/saved-fields.ts';

const category = (more: object = {}) =>
  draft({
    kind: 'category',
    id: 'calm',
    category: { slug: 'calm', name: 'Calm', picture: 'calm-sea', pictureFocus: null, ...more },
  });

async function open(more: object = {}, role: 'editor' | 'moderator' = 'editor') {
  const item = category(more);
  const { calls } = await openPage('/categories/calm', role, {
    ContentItem: () => ({ content: item }),
    ContentVersions: () => ({ contentVersions: [] }),
    SaveContent: () => ({ result: { __typename: 'ContentSaved', item } }),
  });
  return { calls, user: userEvent.setup() };
}

it('is set by arrow keys, to the edge and no further, and saved with the document', async () => {
  const { calls, user } = await open();
  const pad = await screen.findByRole('slider', { name: 'Focal point of the picture' }, PATIENTLY);
  pad.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
  expect(pad.getAttribute('aria-valuetext')).toBe('30% from the left, 60% from the top');
  await user.keyboard('{ArrowUp}'.repeat(9));
  expect(pad.getAttribute('aria-valuetext')).toBe('30% from the left, 0% from the top');
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  expect(savedFields(calls, 'category')).toMatchObject({ picture: 'calm-sea', pictureFocus: '30% 0%' });
});

it('is set by the pointer, and the cuts follow it', async () => {
  await open();
  const pad = await screen.findByRole('slider', { name: 'Focal point of the picture' }, PATIENTLY);
  Object.assign(pad, {
    getBoundingClientRect: () => ({ left: 100, top: 100, width: 200, height: 100 }),
    setPointerCapture: () => undefined,
  });
  fireEvent.pointerDown(pad, { clientX: 120, clientY: 180, buttons: 1 });
  const cuts = within(screen.getByRole('list', { name: 'How the brands cut it' })).getAllByRole('presentation');
  expect(new Set(cuts.map((cut) => cut.style.objectPosition))).toEqual(new Set(['10% 80%']));
});

it('is set of the portrait and of the banner of an angel, each by itself', async () => {
  const item = {
    ...category(),
    kind: 'angel',
    caption: null,
    pictureSet: null,
    expertReview: null,
    id: 'nova',
    category: null,
    angel: {
      slug: 'nova',
      performer: 'nova-lark',
      motto: 'Onwards',
      story: '',
      chosenOn: '2026-01-01',
      position: 1,
      portrait: 'nova-upright',
      portraitFocus: null,
      banner: 'nova-wide',
      bannerFocus: '0% 0%',
    },
  };
  const { calls } = await openPage('/angels/nova', 'editor', {
    ContentItem: () => ({ content: item }),
    ContentVersions: () => ({ contentVersions: [] }),
    SaveContent: () => ({ result: { __typename: 'ContentSaved', item } }),
  });
  const user = userEvent.setup();
  const pad = await screen.findByRole('slider', { name: 'Focal point of the portrait' }, PATIENTLY);
  pad.focus();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  const banner = screen.getByRole('slider', { name: 'Focal point of the banner' });
  Object.assign(banner, {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 200, height: 100 }),
    setPointerCapture: () => undefined,
  });
  fireEvent.pointerDown(banner, { clientX: 140, clientY: 20, buttons: 1 });
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  expect(savedFields(calls, 'angel')).toMatchObject({
    portrait: 'nova-upright',
    portraitFocus: '60% 40%',
    banner: 'nova-wide',
    bannerFocus: '70% 20%',
  });
});

it('goes back to the middle', async () => {
  const { calls, user } = await open({ pictureFocus: '0% 0%' });
  await user.click(await screen.findByRole('button', { name: 'Back to the middle' }, PATIENTLY));
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  expect(savedFields(calls, 'category')).toMatchObject({ pictureFocus: null });
});

it('is shown to those who only read, who can’t move it', async () => {
  const { user } = await open({ pictureFocus: '30% 60%' }, 'moderator');
  const pad = await screen.findByRole('slider', { name: 'Focal point of the picture' }, PATIENTLY);
  pad.focus();
  await user.keyboard('{ArrowLeft}');
  expect(pad.getAttribute('aria-valuetext')).toBe('30% from the left, 60% from the top');
});

it('waits for a picture', async () => {
  await open({ picture: null });
  expect(
    await screen.findByText('A point can be set once there is a picture of its own.', {}, PATIENTLY),
  ).toBeDefined();
});

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../../testing/draft.ts';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';
import { savedFields } from '../../testing/saved-fields.ts';

const SHARED = draft({ id: 'x1' });
const performer = (more: object = {}) => ({
  ...SHARED,
  kind: 'performer',
  performer: { slug: 'lark', name: 'Nova Lark', sex: 'F', portrait: 'lark', portraitCrops: [], ...more },
});
const film = {
  ...SHARED,
  kind: 'film',
  film: { slug: 'quay', title: 'Glass Quay', site: 'vixen', bestHeight: 1080, pictureCrops: [] },
};
const brand = { background: '#101010', text: '#fafafa' };
const brandCards = [
  { brand: 'vixen', name: 'Vixen', cardRatio: '2:1', heroRatio: '2.39:1', ...brand },
  { brand: 'tushy', name: 'Tushy', cardRatio: '4:3', heroRatio: '16:9', ...brand },
];

async function open(item: { kind: string }, role: 'editor' | 'moderator' = 'editor') {
  const { calls } = await openPage(item.kind === 'film' ? '/films/x1' : '/performers/x1', role, {
    ContentItem: () => ({ content: item }),
    ContentVersions: () => ({ contentVersions: [] }),
    BrandCards: () => ({ brandCards }),
    WholeFilm: () => ({ mediaSources: { sources: [{ previews: { poster: '/staff/poster.webp' } }] } }),
    SaveContent: () => ({ result: { __typename: 'ContentSaved', item } }),
  });
  return { calls, user: userEvent.setup() };
}
const box = (ratio: string) => screen.findByRole('slider', { name: `What is shown in ${ratio}` }, PATIENTLY);
const text = (element: HTMLElement) => element.getAttribute('aria-valuetext');

it('moves by arrow keys, is resized with Shift, and is saved with the document', async () => {
  const { calls, user } = await open(performer());
  const crop = await box('3 : 4');
  expect(text(crop)).toBe('0% from the left, 0% from the top, 100% of the width');
  crop.focus();
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowUp}{/Shift}{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(text(crop)).toBe('1% from the left, 2% from the top, 97% of the width');
  await user.keyboard('{ArrowRight}'.repeat(9));
  expect(text(crop)).toBe('3% from the left, 2% from the top, 97% of the width');
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  expect(savedFields(calls, 'performer')).toMatchObject({ portraitCrops: ['3:4 3% 2% 97%'] });
});

it('is undone step by step, and taken away, which is undone as well', async () => {
  const { user } = await open(performer({ portraitCrops: ['3:4 10% 10% 50%'] }));
  const crop = await box('3 : 4');
  crop.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Control>}z{/Control}');
  expect(text(crop)).toBe('11% from the left, 10% from the top, 50% of the width');
  const portrait = within(screen.getByRole('group', { name: 'Crop of the portrait' }));
  await user.click(portrait.getByRole('button', { name: 'Undo' }));
  await user.click(portrait.getByRole('button', { name: 'Don’t crop for this ratio' }));
  expect(portrait.getByText('Not cropped: shown around its focal point.')).toBeDefined();
  await user.click(portrait.getByRole('button', { name: 'Undo' }));
  expect(text(crop)).toBe('10% from the left, 10% from the top, 50% of the width');
  expect(portrait.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
});

it('is dragged by the pointer, and its corner resizes it', async () => {
  await open(performer({ portraitCrops: ['3:4 10% 10% 50%'] }));
  const crop = await box('3 : 4');
  const rectangle = { left: 0, top: 0, width: 300, height: 400 };
  Object.assign(crop.parentElement ?? {}, { getBoundingClientRect: () => rectangle });
  const corner = crop.querySelector('span') ?? crop;
  for (const each of [crop, corner]) Object.assign(each, { setPointerCapture: () => undefined });
  fireEvent.pointerDown(crop, { clientX: 100, clientY: 100, buttons: 1 });
  fireEvent.pointerMove(crop, { clientX: 130, clientY: 80, buttons: 1 });
  fireEvent.pointerUp(crop);
  expect(text(crop)).toBe('20% from the left, 5% from the top, 50% of the width');
  fireEvent.pointerDown(corner, { clientX: 200, clientY: 200, buttons: 1 });
  fireEvent.pointerMove(corner, { clientX: 170, clientY: 200, buttons: 1 });
  expect(text(crop)).toBe('20% from the left, 5% from the top, 40% of the width');
});

it('of a film has a ratio for each brand’s cards, and is shown in them', async () => {
  const { calls, user } = await open(film);
  const ratios = within(await screen.findByRole('radiogroup', { name: 'Ratio to crop for' }, PATIENTLY));
  await user.click(ratios.getByRole('radio', { name: /^4 : 3/ }));
  const cards = within(screen.getByRole('list', { name: 'How brands show it' }));
  expect(cards.getByText('Tushy')).toBeDefined();
  expect(cards.getByText('Glass Quay')).toBeDefined();
  expect(cards.queryByText('Vixen')).toBeNull();
  await user.click(ratios.getByRole('radio', { name: /^2.39 : 1/ }));
  expect(cards.getByText('Opening of the home page: Vixen')).toBeDefined();
  (await box('2.39 : 1')).focus();
  await user.keyboard('{ArrowDown}');
  expect(ratios.getByRole('radio', { name: /^2.39 : 1 ?cropped/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  expect(savedFields(calls, 'film')).toMatchObject({ pictureCrops: ['2.39:1 0% 14% 100%'] });
});

it('is shown to those who only read, who can’t change it', async () => {
  const { user } = await open(performer({ portraitCrops: ['3:4 10% 10% 50%'] }), 'moderator');
  const crop = await box('3 : 4');
  crop.focus();
  await user.keyboard('{ArrowRight}');
  expect(text(crop)).toBe('10% from the left, 10% from the top, 50% of the width');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

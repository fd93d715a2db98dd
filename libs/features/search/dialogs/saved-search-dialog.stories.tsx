import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyAfter, dialogStory, saysAfter, unanswered } from '../../testing/dialog-story.tsx';
import SavedSearchDialog from './saved-search-dialog.tsx';

const nothing = () => undefined;
const list = { place: 'VIDEOS', text: 'piano', order: 'RATING', facets: {} } as const;
const save = <SavedSearchDialog options={{ list }} onClose={nothing} />;
const refused = { __typename: 'SavedSearchRefused', code: 'ALREADY_SAVED', maximum: null, existing: 'Slow evenings' };

export default { title: 'Dialogs/Saved search' } satisfies Meta;

export const Save: StoryObj = dialogStory(save);
export const Busy: StoryObj = dialogStory(save, { answers: { SaveSearch: unanswered }, play: busyAfter('Save') });
export const Refused: StoryObj = dialogStory(save, {
  answers: { SaveSearch: () => ({ saveSearch: refused }) },
  play: saysAfter('Save', /already saved/),
});
export const NothingFound: StoryObj = dialogStory(
  <SavedSearchDialog options={{ list, foundNone: true }} onClose={nothing} />,
);
export const Rename: StoryObj = dialogStory(
  <SavedSearchDialog options={{ saved: { savedSearchId: 'a', name: 'Slow evenings' } }} onClose={nothing} />,
);

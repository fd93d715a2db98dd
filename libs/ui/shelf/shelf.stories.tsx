import type { Meta, StoryObj } from '@storybook/react-vite';
import { mediaCards, portraitCards } from '../story-samples/sample-cards.tsx';
import { Shelf, SHELF_SIZES } from './shelf.tsx';

const labels = { previous: 'Back', next: 'Forth' };

const meta = { title: 'Components/Shelf', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Media: Story = {
  render: () => (
    <Shelf title="New releases" more={{ href: '#all', label: 'See all' }} labels={labels} className="px-gutter">
      {mediaCards(10, SHELF_SIZES.media)}
    </Shelf>
  ),
};

export const Portrait: Story = {
  render: () => (
    <Shelf title="Faces" labels={labels} shape="portrait" className="px-gutter">
      {portraitCards(12, SHELF_SIZES.portrait)}
    </Shelf>
  ),
};

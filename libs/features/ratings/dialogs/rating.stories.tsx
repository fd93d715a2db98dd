import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import ExpertReviewDialog from './expert-review.tsx';
import RatingDialog from './rating.tsx';

const nothing = () => undefined;
const options = { videoId: 'video', slug: 'saltwater', title: 'Saltwater' };
const video = {
  videoId: 'video',
  rating: 9.4,
  ratingCount: 318,
  models: [{ slug: 'ada-marlow', name: 'Ada Marlow' }],
  expertReview: { properties: [{ type: 'story' }] },
  userVideoReview: {
    rating: 8,
    properties: [{ subject: 'story', rating: 4 }],
    models: [{ subject: 'ada-marlow', rating: 5 }],
  },
};

const meta = {
  title: 'Dialogs/Rating',
  decorators: [onPage({ viewer: aMember, answers: { VideoReview: () => ({ video }) } })],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rating: Story = { render: () => <RatingDialog options={options} onClose={nothing} /> };
export const Review: Story = { render: () => <ExpertReviewDialog options={options} onClose={nothing} /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withKeyboard } from '@network/ui/story-samples/keyboard.ts';
import { Button } from '@network/ui/button/button.tsx';
import { samplePicture } from '@network/ui/story-samples/pictures.ts';
import { DealCard, type DealLook } from './deal-card.tsx';
import { DealCardOutline } from './deal-card-outline.tsx';

const meta = {
  title: 'Components/DealCard',
  component: DealCard,
  subcomponents: { DealCardOutline },
  parameters: withKeyboard('An offer of somebody else: who, what, for how much, and one thing to press.', [
    ['Tab', 'To the one button or link'],
    ['Enter, Space', 'Takes the offer'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Plain: Story = {
  render: () => (
    <DealCard
      title="Photography, opened at night"
      partner="Halcyon Stills"
      logo={samplePicture(2)}
      picture={samplePicture(4)}
      sizes="24rem"
      discount={{ prefix: 'Save', text: '60% on the first month' }}
      price="$1.00 now, then $14.95 a month"
      text="A gallery of large-format photography, opened at night."
      badge="Only here"
      headingLevel={2}
      className="max-w-96"
      action={<Button>Get it with one click</Button>}
    />
  ),
};

export const WithoutText: Story = {
  render: () => (
    <DealCard
      title="A short film every day"
      partner="Meridian Shorts"
      logo={samplePicture(3)}
      picture={samplePicture(6)}
      sizes="24rem"
      discount={{ prefix: 'Try', text: 'two weeks for less' }}
      price="$4.95"
      headingLevel={2}
      className="max-w-96"
      action={<Button variant="outline">See the deal</Button>}
    />
  ),
};

const offer = {
  title: 'Photography, opened at night',
  partner: 'Halcyon Stills',
  logo: samplePicture(2),
  picture: samplePicture(4),
  sizes: '40rem',
  discount: { prefix: 'Save', text: '60% on the first month' },
  price: '$1.00 now, then $14.95 a month',
  text: 'A gallery of large-format photography, opened at night.',
  badge: 'Only here',
  headingLevel: 2,
} as const;

/** A look, as wide as a row has it, and on a phone. */
const inLook = (look: DealLook): Story => ({
  render: () => (
    <DealCard {...offer} look={look} className="max-w-2xl" action={<Button>Get it with one click</Button>} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only here')).toBeVisible();
    const words = canvas.getByText('$1.00 now, then $14.95 a month');
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth + 1);
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.width).toBeGreaterThan(150);
    await expect(button.right).toBeLessThanOrEqual(innerWidth);
  },
});
const phone = { viewport: { value: 'phone' } };

export const Ticket: Story = inLook('ticket');
export const Framed: Story = inLook('framed');
export const Note: Story = inLook('note');
export const TicketOnAPhone: Story = { ...inLook('ticket'), globals: phone };
export const FramedOnAPhone: Story = { ...inLook('framed'), globals: phone };
export const NoteOnAPhone: Story = { ...inLook('note'), globals: phone };

/**
 * The outline is as high as the whole card, so that a row does not grow when its cards come near, whatever its look and
 * however narrow it is: a saving or a price may take two lines.
 */
const outOfSight = (look: DealLook): Story => {
  const { title, headingLevel, text, discount, price } = offer;
  const said = { look, headingLevel, text, discount, price };
  return {
    render: () => (
      <>
        {['max-w-5xl', 'max-w-96'].map((width) => (
          <div key={width} className={`grid ${width} grid-cols-2 items-start gap-4`}>
            <DealCard
              {...said}
              title={title}
              partner={offer.partner}
              logo={offer.logo}
              picture={offer.picture}
              sizes="24rem"
              action={<Button>Get it</Button>}
            />
            <DealCardOutline {...said} title={<a href="#deal">{title}</a>} />
          </div>
        ))}
      </>
    ),
    play: async ({ canvasElement }) => {
      const [whole, outline, narrow, narrowOutline] = [...canvasElement.querySelectorAll('article')].map(
        (card) => card.offsetHeight,
      );
      await expect(outline).toBe(whole);
      await expect(narrowOutline).toBe(narrow);
    },
  };
};

export const OutOfSight: Story = outOfSight('tall');
export const TicketOutOfSight: Story = outOfSight('ticket');
export const FramedOutOfSight: Story = outOfSight('framed');
export const NoteOutOfSight: Story = outOfSight('note');

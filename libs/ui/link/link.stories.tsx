import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Link, type LinkProps } from './link.tsx';
import { Anchor, AnchorProvider } from './anchor.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  subcomponents: { Anchor, AnchorProvider },
  parameters: withKeyboard('Leads to another place.', [
    ['Tab', 'Focuses it'],
    ['Enter', 'Follows it'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: () => (
    <p className="max-w-prose">
      In running text <Link href="#a">the accent</Link> leads on,{' '}
      <Link href="#b" tone="plain">
        a plain link
      </Link>{' '}
      keeps calm, and{' '}
      <Link href="#c" tone="quiet" className="underline">
        a quiet one
      </Link>{' '}
      stands in lists.
    </p>
  ),
};

export const Playground: Story = playground<LinkProps>(
  { href: '#there', children: 'A link in running text' },
  { tone: { accent: true, plain: true, quiet: true } },
);

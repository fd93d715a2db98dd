import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Button, type ButtonProps } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { SteadyLabel } from './steady-label.tsx';
import { Spinner } from '../spinner/spinner.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink, Spinner, SteadyLabel },
  parameters: withKeyboard('What does something on this page.', [
    ['Tab', 'Focuses it'],
    ['Enter, Space', 'Presses it'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Solid</Button>
      <Button variant="outline">Outline</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="media">On pictures</Button>
      <Button variant="danger">Danger</Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">
        <Play aria-hidden="true" />
        Large
      </Button>
      <ButtonLink href="#there" variant="outline">
        A link
      </ButtonLink>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy>Busy</Button>
      <Button disabled>Disabled</Button>
      <Button variant="outline" disabled>
        Disabled
      </Button>
    </div>
  ),
};

export const Playground: Story = playground<ButtonProps>(
  { children: 'Play', variant: 'solid', size: 'medium', block: false, busy: false, disabled: false },
  {
    variant: { solid: true, outline: true, quiet: true, media: true, danger: true },
    size: { small: true, medium: true, large: true },
  },
);

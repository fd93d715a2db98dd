import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  parameters: {
    layout: 'fullscreen',
    ...withKeyboard('What went wrong, and the way on.', [
      ['Tab', 'To the way on'],
      ['Enter', 'Follows it'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const NotFound: Story = {
  render: () => (
    <ErrorState
      code="404"
      title="This page has left the building."
      text="It moved, or it never was."
      actions={
        <>
          <ButtonLink href="#home">Go home</ButtonLink>
          <Button variant="outline">Tell us</Button>
        </>
      }
      reference="Reference 7f3a-11"
    />
  ),
};

import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ApiError } from '@network/core/api/api-error.ts';
import { onPage } from '@network/core/testing/on-page.tsx';
import type { PageFixtureOptions } from '@network/core/testing/page-fixture.tsx';
import { aMember } from './story-samples.ts';

export interface DialogStoryOptions extends PageFixtureOptions {
  /** What is done before the state is there, such as a press of a button. */
  readonly play?: () => Promise<void>;
}

/** A story of an open dialog, on a member's page unless another viewer is given. */
export function dialogStory(dialog: ReactElement, { play, ...page }: DialogStoryOptions = {}): StoryObj {
  return { decorators: [onPage({ viewer: aMember, ...page })], render: () => dialog, ...(play && { play }) };
}

/** An answer that never comes. */
export const unanswered = (): Promise<never> => new Promise(() => undefined);

/** The failure of a call to a gateway that cannot be reached. */
export const unreachable = async (): Promise<never> => {
  const details = { kind: 'unavailable', status: 0, code: null, correlationId: null } as const;
  throw new ApiError('The gateway could not be reached', details);
};

/** Types into the fields with these labels, and ticks those without a text. A dialog is outside of its story's element. */
async function fill(fields: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label, { selector: 'input,textarea' });
    if (text === null) await userEvent.click(field);
    else await userEvent.type(field, text);
  }
}

async function press(button: string | RegExp, fields: Readonly<Record<string, string | null>>): Promise<void> {
  await fill(fields);
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

/** Presses the button after the fields are filled, and passes once it says that its action is under way. */
export const busyAfter =
  (button: string | RegExp, fields: Readonly<Record<string, string | null>> = {}) =>
  async (): Promise<void> => {
    await press(button, fields);
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true'));
  };

/** Presses the button after the fields are filled, and passes once the dialog says the text, such as a refusal. */
export const saysAfter =
  (button: string, text: string | RegExp, fields: Readonly<Record<string, string | null>> = {}) =>
  async (): Promise<void> => {
    await press(button, fields);
    // It fades in.
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  };

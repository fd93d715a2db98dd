import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { SampleFrame } from '../story-samples/sample-frame.tsx';
import { SiteHeader } from './site-header.tsx';
import { HeaderBar } from './header-bar.tsx';
import { HeaderMenu, HeaderMenuLinks } from './header-menu.tsx';
import { NarrowMenu } from './narrow-menu.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/SiteHeader',
  component: SiteHeader,
  subcomponents: { HeaderBar, HeaderMenu, HeaderMenuLinks, NarrowMenu, SkipLink },
  parameters: {
    layout: 'fullscreen',
    ...withKeyboard('The bar above every page. What finds no room in it folds into a menu, by the bar’s width alone.', [
      ['Tab', 'To “Skip to the content”, the menu button, the wordmark, then from link to link'],
      ['Enter', 'Follows the link'],
      ['Enter, Space', 'On a menu button: opens its menu, or closes it'],
      ['Escape', 'Closes the open menu, and the focus is on its button again'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const page = (
  <>
    <h1 className="sr-only">A page</h1>
    <p className="px-gutter pt-(--below-header) text-muted">What is below the header.</p>
  </>
);

/** Reduce the viewport in the toolbar: links fold away one by one, until the menu button has all of them. */
export const OnAPage: Story = {
  render: (_, { globals }) => (
    <SampleFrame brand={String(globals['brand'])} current="Videos">
      {page}
    </SampleFrame>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Wordmark, type WordmarkProps } from './wordmark.tsx';

const meta = {
  title: 'Components/Wordmark',
  component: Wordmark,
  parameters: withKeyboard('A brand’s own drawing of its name, in a place that is the same whatever its shape.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const OfTheBrand: Story = {
  render: (_, { globals }) => {
    const brand = String(globals['brand']);
    return (
      <div className="bg-page p-6">
        <Wordmark src={`/brand-assets/${brand}/wordmark.svg`} name={brand} />
        <Wordmark
          src={`/brand-assets/${brand}/wordmark.svg`}
          name={`${brand} as a title`}
          size="title"
          className="mt-6"
        />
      </div>
    );
  },
};

export const Playground: Story = {
  ...playground<WordmarkProps>({ size: 'title' }, { size: { bar: true, title: true } }),
  render: (args, { globals }) => {
    const brand = String(globals['brand']);
    return <Wordmark {...args} src={`/brand-assets/${brand}/wordmark.svg`} name={brand} />;
  },
};

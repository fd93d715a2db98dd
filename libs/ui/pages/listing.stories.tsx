import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chips } from '../chips/chips.tsx';
import { Grid, GRID_SIZES } from '../grid/grid.tsx';
import { HeaderSpace, PageSections } from '../page/page.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { Select } from '../select/select.tsx';
import { mediaCards } from '../story-samples/sample-cards.tsx';
import { SampleFrame } from '../story-samples/sample-frame.tsx';

const MOODS = ['All moods', 'Golden hour', 'After dark', 'Close up', 'By the sea', 'Drama', 'Comedy', 'Slow burn'];

const meta = {
  title: 'Pages/Listing',
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <SampleFrame brand={String(globals['brand'])} current="Videos">
      <HeaderSpace />
      <PageSections className="glow-page">
        <div className="flex flex-col gap-8">
          <SectionHeading level={1} title="Videos" text="128 films, newest first." />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Chips
              scroll
              label="Mood"
              chips={MOODS.map((label, index) => ({ label, href: `#${label}`, current: index === 0 }))}
            />
            <Select
              aria-label="Sort by"
              size="small"
              options={['Newest', 'Best rated', 'Most watched'].map((label) => ({ value: label, label }))}
            />
          </div>
          <Grid>{mediaCards(12, GRID_SIZES.media, 0, 2)}</Grid>
        </div>
        <Pagination
          page={3}
          pageCount={11}
          variable
          hrefFor={(page) => `#page-${page}`}
          labels={{
            navigation: 'Pages',
            previous: 'Previous page',
            next: 'Next page',
            page: (page) => `Page ${page}`,
          }}
        />
      </PageSections>
    </SampleFrame>
  ),
} satisfies Meta;

export default meta;
export const Listing: StoryObj<typeof meta> = {};

import { fn } from 'storybook/test';
import { type ComponentType, Suspense, useState } from 'react';
import { FlashProvider, type ShowFlash } from '../flash/use-flash.ts';
import { pageFixture, type PageFixtureOptions } from './page-fixture.tsx';

/** The destination of a story's notices: the actions panel shows them. */
const showFlash: ShowFlash = fn().mockName('flash');

/** A decorator for stories of a feature: the viewer, the host, and the gateway's answers. */
export function onPage(options: PageFixtureOptions = {}) {
  return (Story: ComponentType) => (
    <StoryPage options={options}>
      <Story />
    </StoryPage>
  );
}

function StoryPage({
  options,
  children,
}: {
  readonly options: PageFixtureOptions;
  readonly children: React.ReactNode;
}) {
  const [{ Page }] = useState(() => pageFixture(options));
  return (
    <Page>
      <FlashProvider value={showFlash}>
        <Suspense>
          <main>{children}</main>
        </Suspense>
      </FlashProvider>
    </Page>
  );
}

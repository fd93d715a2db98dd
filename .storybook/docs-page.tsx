import { useContext } from 'react';
import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/**
 * The documentation of a component: what it is for and its keys, its stories, its props. What fills a window or covers
 * it (a page, a screen, a dialog) is shown in windows of its own, in the toolbar's brand: drawn among the words it would
 * lie on top of them.
 */
export function FramedDocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isFramed = fillsWindow(preparedMeta.title, preparedMeta.parameters);
  return (
    <>
      <Title />
      <Description of="meta" />
      {isFramed ? <FramedStories /> : <Stories includePrimary />}
      {preparedMeta.component ? (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      ) : null}
    </>
  );
}

function FramedStories() {
  const docs = useContext(DocsContext);
  return (
    <>
      <Heading>Stories</Heading>
      {docs.componentStories().map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook; its fonts and scripts need their origin */}
          <iframe
            title={story.name}
            loading="lazy"
            src={addressOf(story.id, docs.getStoryContext(story).globals)}
            style={{ width: '100%', height: '44rem', border: 0 }}
          />
        </section>
      ))}
    </>
  );
}

function fillsWindow(title: string, parameters: Readonly<Record<string, unknown>>): boolean {
  return (
    /^(?:Pages|Screens|Dialogs)\//.test(title) || parameters['layout'] === 'fullscreen' || parameters['covers'] === true
  );
}

function addressOf(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = ['brand', 'motion', 'locale'].map((name) => `${name}:${String(globals[name])}`).join(';');
  // Embedded, a story does not play what its test does, which would take the reader's focus away.
  return `iframe.html?id=${id}&viewMode=story&embed=true&globals=${chosen}`;
}

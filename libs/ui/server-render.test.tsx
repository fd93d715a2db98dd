import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Hero } from './hero/hero.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { Picture } from './picture/picture.tsx';
import { Shelf, SHELF_SIZES } from './shelf/shelf.tsx';
import { missingPicture, samplePicture } from './story-samples/pictures.ts';
import { mediaCards } from './story-samples/sample-cards.tsx';
import { SampleFrame } from './story-samples/sample-frame.tsx';

const labels = { previous: 'Back', next: 'Forth' };
const pagination = {
  hrefFor: (page: number) => `?page=${page}`,
  labels: { navigation: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` },
};

describe('what a server sends', () => {
  const html = renderToStaticMarkup(
    <SampleFrame brand="brand" current="Videos">
      <Hero title="Title" picture={samplePicture(0)} />
      <Shelf title="Shelf" labels={labels}>
        {mediaCards(3, SHELF_SIZES.media)}
      </Shelf>
    </SampleFrame>,
  );

  it('is a shelf of plain links, without arrows that would do nothing', () => {
    expect(html.match(/<li[^>]*><article/g)).toHaveLength(3);
    expect(html).toMatch(/<a href="#title-0"/);
    expect(html).not.toContain('aria-label="Forth"');
  });

  it('has no style attribute, which a strict content security policy refuses', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('fetches one picture first and the others when they come near', () => {
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
    expect(html.match(/loading="lazy"/g)).toHaveLength(3);
    for (const image of html.match(/<img [^>]*>/g) ?? []) expect(image).toMatch(/width="\d+(\.\d+)?" height="\d+/);
  });

  it('requests nothing for a picture that is missing, and names it where it has a name', () => {
    const missing = renderToStaticMarkup(<Picture source={missingPicture} alt="" sizes="1px" priority />);
    expect(missing).toBe('<span class="picture picture-missing"></span>');
    const named = renderToStaticMarkup(<Picture source={missingPicture} alt="Ada" sizes="1px" />);
    expect(named).toBe('<span role="img" aria-label="Ada" class="picture picture-missing"></span>');
  });

  it('opens the narrow menu by the platform, without scripts', () => {
    const target = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`id="${target}" popover="auto"`));
  });
});

describe('Pagination (K03)', () => {
  const pages = (html: string) => [...html.matchAll(/aria-label="Page (\d+)"/g)].map((match) => Number(match[1]));

  it('shows five links, or ten of which a phone hides those beyond its five', () => {
    const fixed = renderToStaticMarkup(<Pagination {...pagination} page={9} pageCount={40} />);
    expect(pages(fixed)).toEqual([7, 8, 9, 10, 11]);
    const variable = renderToStaticMarkup(<Pagination {...pagination} page={9} pageCount={40} variable />);
    expect(pages(variable)).toHaveLength(10);
    expect(variable.match(/data-wide="true"/g)).toHaveLength(5);
  });

  it('marks the present page, links its neighbours, and is not there for one page', () => {
    const html = renderToStaticMarkup(<Pagination {...pagination} page={1} pageCount={1} hasNext />);
    expect(pages(html)).toEqual([1, 2]);
    expect(html).toMatch(/href="\?page=1"[^>]*aria-current="page"/);
    expect(html).toMatch(/href="\?page=2"[^>]*rel="next"/);
    expect(html).not.toContain('rel="prev"');
    expect(renderToStaticMarkup(<Pagination {...pagination} page={1} pageCount={1} />)).toBe('');
  });
});

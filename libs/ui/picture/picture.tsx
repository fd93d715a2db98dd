import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

export type PictureSource = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Candidates by width, `a.avif 320w, b.avif 640w`; empty leaves the format out. */
  readonly avifSrcSet?: string;
  readonly webpSrcSet?: string;
  /** A tiny data URI, shown blurred until the picture is there. */
  readonly placeholder?: string;
  /** There is no picture yet: the brand's placeholder is drawn, and no address requested. */
  readonly isMissing?: boolean;
};

export type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  /** Null for none: as one that is missing. */
  source: PictureSource | null;
  /** The alternative text; empty when the text next to it is enough. */
  alt: string;
  /** Its width, as in `<img sizes>`; without it the browser assumes the whole window. */
  sizes: string;
  /** The largest picture of the first screen: fetched at once and first. At most one a page. */
  priority?: boolean;
  /** Whether text is laid over it: a missing one is then the brand's light without its letters, which the text would cover. */
  isBackdrop?: boolean;
  /** Class of the image itself, such as its `object-position`. */
  imageClassName?: string;
};

/**
 * A picture that fills its frame: modern formats first, the right width, a blurred placeholder, no layout shift. One that is
 * missing is the brand's light and its letters, drawn by the stylesheet; it ignores what only an image has.
 */
export function Picture(props: PictureProps) {
  const { source, alt, sizes, priority, isBackdrop, className, imageClassName, ...rest } = props;
  if (source === null || source.isMissing === true) {
    const named = alt === '' ? {} : { role: 'img', 'aria-label': alt };
    return <span {...named} className={cx('picture picture-missing', isBackdrop && 'picture-backdrop', className)} />;
  }
  return (
    <span className={cx('picture', className)}>
      {source.placeholder ? <img src={source.placeholder} alt="" className="picture-blur" /> : null}
      <picture>
        {source.avifSrcSet ? <source type="image/avif" srcSet={source.avifSrcSet} sizes={sizes} /> : null}
        <img
          {...rest}
          src={source.src}
          {...(source.webpSrcSet ? { srcSet: source.webpSrcSet, sizes } : {})}
          alt={alt}
          width={source.width}
          height={source.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          className={cx('picture-image', imageClassName)}
        />
      </picture>
    </span>
  );
}

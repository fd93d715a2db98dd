/**
 * Pictures that are drawn much larger than the file that the browser took. Runs in the page, once its pictures are loaded, so it uses
 * nothing outside of itself.
 */
export function findBlurredPictures(): readonly string[] {
  /** Browsers take the nearest candidate, which may be 1.4 times too small. */
  const MOST_WITH_LARGER = 1.6;
  /** Where there is no larger file; above it blocks are seen. */
  const MOST = 2.5;

  /** Points across of the file that is shown, and of the largest that could be. */
  const widthsOf = (picture: HTMLImageElement) => {
    const lists = [...(picture.parentElement?.querySelectorAll(':scope > source') ?? []), picture].map(
      (each) => each.getAttribute('srcset') ?? '',
    );
    for (const list of lists) {
      const candidates = [...list.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', width]) => ({
        src: new URL(src, document.baseURI).href,
        width: Number(width),
      }));
      const shown = candidates.find(({ src }) => src === picture.currentSrc);
      if (shown) return { shown: shown.width, widest: Math.max(...candidates.map(({ width }) => width)) };
    }
    return { shown: picture.naturalWidth, widest: picture.naturalWidth };
  };

  const isBlurredOnPurpose = (picture: Element): boolean => {
    for (let at: Element | null = picture; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).filter.includes('blur')) return true;
    return false;
  };

  const found = new Set<string>();
  for (const picture of document.images) {
    const { offsetWidth: width, offsetHeight: height, naturalWidth, naturalHeight, currentSrc } = picture;
    if (!picture.complete || naturalHeight === 0 || width === 0 || /^data:|\.svg\b/.test(currentSrc)) continue;
    if (!picture.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isBlurredOnPurpose(picture))
      continue;
    const across = (height * naturalWidth) / naturalHeight;
    const { objectFit } = getComputedStyle(picture);
    const drawn =
      objectFit === 'cover' ? Math.max(width, across) : objectFit === 'contain' ? Math.min(width, across) : width;
    const { shown, widest } = widthsOf(picture);
    const times = (drawn * devicePixelRatio) / shown;
    if (times > (shown < widest ? MOST_WITH_LARGER : MOST))
      found.add(`${currentSrc} has ${shown} of ${widest} points and is drawn ${Math.round(drawn)} wide`);
  }
  return [...found];
}

/**
 * Whether the router may move the window once a page is rendered: always, but for the page that the browser has just
 * loaded. That one was placed while it was read (by the browser, or by the script that comes with it), and whoever has
 * begun to scroll before its scripts were alive would be thrown back to its top.
 */
export function restoresScroll(currentHref: () => string): () => boolean {
  const arrivedAt = currentHref();
  let isArriving = true;
  return () => {
    const isFirstPage = isArriving && currentHref() === arrivedAt;
    isArriving = false;
    return !isFirstPage;
  };
}

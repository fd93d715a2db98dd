/**
 * Whether the router may scroll the window once a page is rendered: always, except for the page that the browser has
 * just loaded. The browser, or the script in the page, has already placed that one, and a person who began to scroll
 * before hydration would be thrown back to the top.
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

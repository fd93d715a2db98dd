import { useEffect } from 'react';

/**
 * A component that applies styles while at least one of it is on the page, with the interface of `styleSingleton` of
 * react-style-singleton. All of one singleton have the same styles; the first one's are applied. The stylesheet is adopted by
 * the document, which needs no style element.
 */
export function styleSingleton() {
  let uses = 0;
  let sheet: CSSStyleSheet | null = null;

  const add = (styles: string): void => {
    uses += 1;
    if (sheet !== null) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = (): void => {
    uses -= 1;
    if (uses > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    sheet = null;
  };

  return function AdoptedStyle({ styles, dynamic = false }: { readonly styles: string; readonly dynamic?: boolean }) {
    // Styles that may change are applied again when they do.
    const applied = dynamic ? styles : '';
    useEffect(() => {
      add(styles);
      return remove;
      // oxlint-disable-next-line react/exhaustive-deps
    }, [applied]);
    return null;
  };
}

/** The cookie with the choice `dark` or `light`; without it a page looks as the person's system does. */
export const APPEARANCE_COOKIE = 'appearance';
/** The event on the document after the choice has changed. */
export const APPEARANCE_EVENT = 'appearance';

/**
 * Sets `data-appearance` on the root, before anything is painted, and again when the system or the choice changes. It is the
 * same text for everybody, so that pages stay shared and the content security policy lets it in by its hash.
 */
export const APPEARANCE_SCRIPT =
  "(()=>{const s=matchMedia('(prefers-color-scheme:light)')," +
  'a=()=>{document.documentElement.dataset.appearance=' +
  `/(?:^|; )${APPEARANCE_COOKIE}=(dark|light)/.exec(document.cookie)?.[1]??(s.matches?'light':'dark')};` +
  `a();s.addEventListener('change',a);document.addEventListener('${APPEARANCE_EVENT}',a)})()`;

import { useMatch } from '@tanstack/react-router';
import { type ContentSection, sectionOf } from './content-sections.ts';

/** The section of the page that is shown. The location would not do: it is that of the next page while that one is loaded. */
export function useSection(): ContentSection {
  return sectionOf(useMatch({ strict: false, select: ({ pathname }) => pathname }));
}

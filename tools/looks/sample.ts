/** The stories of a short look (`--short`, and `npm test`): a page, a form with its errors, controls, overlays. */
export const SHORT_SAMPLE = [
  'components-button--variants',
  'components-dialog--plain',
  'pages-form--with-errors',
  'pages-home--home',
] as const;

/** Stories whose look does not depend on the brand, or shows all brands at once. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'foundations-all-brands--matrix',
  'foundations-tokens--motion',
  // They end where they began, and that look is another story's.
  'components-dialog--must-be-answered',
  'components-dialog--with-form',
  'pages-gallery--by-keyboard',
]);

/**
 * Whether the look of a story is compared. Features' screens and dialogs, and the identity of a brand, are made of the parts that
 * are; what moves has no one look, and a playground has the looks of the stories beside it.
 */
export function isCompared(story: string): boolean {
  return (
    !LEFT_OUT.has(story) &&
    !/^(?:screens|dialogs|foundations-identity|components-movingpicture)-/.test(story) &&
    !story.endsWith('--playground')
  );
}

/** Below this a picture is drawn about as wide as its frame. */
const APART = 1.05;

/** A length of `<img sizes>` that is no part of a condition. */
const LENGTH = /(\d+(?:\.\d+)?)(vw|rem|px)(?=\s*(?:,|$))/g;

/**
 * `sizes` of a picture that a narrower frame cuts at its sides. It is drawn wider than the frame, by as much as its own shape is wider
 * than that of the frame; a browser that was told the width of the frame would take a picture that is too small.
 * @param sizes of the frame, in plain lengths
 * @param frame width to height
 */
export function sizesOfCut(
  sizes: string,
  picture: { readonly width: number; readonly height: number },
  frame: number,
): string {
  const wider = picture.width / picture.height / frame;
  if (!(wider > APART)) return sizes;
  return sizes.replaceAll(LENGTH, (_, length: string, unit: string) => `${Math.ceil(Number(length) * wider)}${unit}`);
}

/** What is used of `punycode`, which comes without types. */
declare module 'punycode/punycode.es6.js' {
  /** @throws RangeError for what is not encoded so */
  export function decode(encoded: string): string;
}

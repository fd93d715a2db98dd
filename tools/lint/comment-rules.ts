const FRAGMENT = /(?:\/\*\*?|\/\/)\s+(?:\*\s+)?(Of|By|Whoever)\b/g;
const DESCRIPTION = /^\s*"(?:"")?\s*(Of|By|Whoever)\b/gm;

/** Refuses comments, and descriptions of a schema, that begin with a word which makes them fragments. */
export function problemsOfComments(path: string, text: string): string[] {
  const found = [...text.matchAll(path.endsWith('.graphql') ? DESCRIPTION : FRAGMENT)];
  return found.map(({ 0: begun, 1: word, index }) => {
    const line = text.slice(0, index + begun.length).split('\n').length;
    return `${path}: line ${line}: a comment begins with "${word}"; say it as a sentence or name the thing: "The channel's slug", not "${word} the channel"`;
  });
}

const WORDS: ReadonlySet<string> = new Set(
  'and avg by count histogram_quantile increase max min on or rate sum time unless without'.split(' '),
);

/** An expression of Prometheus without its matchers, durations and lists of labels. */
function bare(expression: string): string {
  return expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on)\s*\([^)]*\)/g, '');
}

/** The metrics that an expression reads. */
export function metricsIn(expression: string): readonly string[] {
  const names = [...bare(expression).matchAll(/\b[a-z_][a-z0-9_]*\b/g)].map(([name]) => name);
  return [...new Set(names.filter((name) => !WORDS.has(name)))];
}

/** The labels that it groups and matches by. */
export function labelsIn(expression: string): readonly string[] {
  const grouped = [...expression.matchAll(/\b(?:by|without|on)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(','),
  );
  const matched = [...expression.matchAll(/([a-z_]+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label);
  return [...new Set([...grouped, ...matched].map((label) => label.trim()))];
}

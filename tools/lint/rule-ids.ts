import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const anchor = /<a id="([A-Z]\d{1,2})"><\/a>/g;
// Not an id: a percent escape, the time in a template (`${day}T00:00`), the data of an SVG path.
const citation = /(?<![\w%}])(?:[TRHMXALVCEK]\d{2}|D\d{1,2})(?!\w)/g;
const pathData = /\bd="[^"]*"/g;

/** The ids of rules and owner's decisions that the pages of docs/spec define. */
export function readRuleIds(root: string): ReadonlySet<string> {
  const pages = globSync('docs/spec/*.md', { cwd: root });
  const anchors = pages.flatMap((page) => [...readFileSync(join(root, page), 'utf8').matchAll(anchor)]);
  return new Set(anchors.map(([, id]) => id ?? ''));
}

/** One problem for each line of a file that cites an id which no page defines. */
export function findUnknownRuleIds(path: string, text: string, defined: ReadonlySet<string>): string[] {
  return text.split('\n').flatMap((line, index) => {
    const cited = [...new Set(line.replaceAll(pathData, '').match(citation))];
    const unknown = cited.filter((id) => !defined.has(id));
    return unknown.map((id) => `${path}: line ${index + 1} cites ${id}, which no page of docs/spec defines`);
  });
}

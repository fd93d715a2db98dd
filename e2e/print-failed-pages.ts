import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MOST_LINES = 60;

/**
 * Prints the main part of the page on which a journey failed, as a screen reader would read it, and after all pages what
 * failed: a CI log is often all there is, and its end the part that is sure to be there.
 */
export default class PrintFailedPages implements Reporter {
  readonly #pages: string[] = [];
  readonly #failures: string[] = [];

  onTestEnd({ title, expectedStatus, location }: TestCase, { attachments, error, status }: TestResult): void {
    if (status !== expectedStatus) {
      const at = error?.location ?? location;
      this.#failures.push(
        `Failed: “${title}” at ${at.file}:${at.line}\n${stripVTControlCharacters(error?.message ?? status)}`,
      );
    }
    const context = attachments.find(({ name }) => name === 'error-context');
    if (!context) return;
    const text = context.body?.toString() ?? readFileSync(context.path ?? '', 'utf8');
    const snapshot = /```yaml\n(.*?)```/s.exec(text)?.[1];
    if (snapshot === undefined) return;
    const main = snapshot.slice(Math.max(0, snapshot.search(/^ *- main\b/m))).split('\n');
    this.#pages.push([`The page on which “${title}” failed:`, ...main.slice(0, MOST_LINES)].join('\n'));
  }

  onEnd(): void {
    for (const each of [...this.#pages, ...this.#failures]) console.log(each);
  }
}

import { createIsbotFromList, list } from 'isbot';
import { remembered } from './remembered.ts';

/**
 * Not crawlers: programs that a person runs, and browsers that a program drives. isbot counts them among bots, but they
 * get what a person gets.
 */
const PROGRAMS = [
  'curl/8.5.0',
  'Wget/1.21.4',
  'node',
  'undici',
  'python-requests/2.32.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
];

const isBot = remembered(
  createIsbotFromList(list.filter((pattern) => !PROGRAMS.some((program) => new RegExp(pattern, 'i').test(program)))),
);

/** Whether the client is a crawler of a search engine or a link preview: no person reads a warning. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && isBot(userAgent);
}

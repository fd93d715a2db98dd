import { english } from './english.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** Every language but English. A further one is a folder of the same files, its catalogue, and a line here. */
export const translations = { de: german, es: spanish } as const;

type Texts = Readonly<Record<string, unknown>>;

const isGroup = (texts: unknown): texts is Texts =>
  typeof texts === 'object' && texts !== null && !Array.isArray(texts);

/** Each group of English texts, at any depth, with the same group in the other languages. */
const found = new WeakMap<Texts, Readonly<Record<string, Texts>>>();

function remember(texts: Texts, others: Readonly<Record<string, Texts>>): void {
  found.set(texts, others);
  for (const [key, value] of Object.entries(texts)) {
    if (!isGroup(value)) continue;
    remember(
      value,
      Object.fromEntries(Object.entries(others).map(([language, group]) => [language, group[key] as Texts])),
    );
  }
}

remember(english, translations);

/**
 * A group of English texts in another language. For servers, which have all of them: in a browser's bundle each text is in the
 * language of the page already.
 */
export function translated<const Messages extends Texts>(messages: Messages, language: string): Messages {
  if (language === 'en') return messages;
  const known = found.get(messages)?.[language];
  if (known) return known as Messages;
  // Groups of several namespaces.
  const parts = Object.entries(messages).map(([key, value]) => [
    key,
    isGroup(value) ? translated(value, language) : value,
  ]);
  return Object.fromEntries(parts) as Messages;
}

import { fillText } from '@network/messages/catalogue/fill-text.ts';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { spoken } from '../../../../http/language.ts';
import { UNKNOWN_BROWSER } from './device-name.ts';

const texts = spoken(inEnglish);

/** Says the name of a device, which is stored in English, in the language of the request or mail. */
export function sayDevice(name: string): string {
  const [, browser = name, system] = /^(.+) on (\S+)$/.exec(name) ?? [];
  const said = browser === UNKNOWN_BROWSER ? texts.signedInWith.unknown : browser;
  if (system === undefined) return said;
  const values: Readonly<Record<string, string>> = { browser: said, system };
  return fillText(texts.signedInWith.on, (place) => values[place]);
}

import { expect, it } from 'vitest';
import { inLanguage } from '../../../../http/language.ts';
import { deviceName } from './device-name.ts';
import { sayDevice } from './say-device.ts';

it.each([
  ['en', 'Firefox on Windows', 'Firefox on Windows'],
  ['de', 'Firefox on Windows', 'Firefox unter Windows'],
  ['es', 'Samsung Internet on Android', 'Samsung Internet en Android'],
  ['de', 'Firefox', 'Firefox'],
  ['de', deviceName(undefined), 'Unbekannter Browser'],
  ['es', deviceName('curl/8 (Linux)'), 'Navegador desconocido en Linux'],
] as const)('in %s, %s is said as %s', (language, stored, said) => {
  expect(inLanguage(language, () => sayDevice(stored))).toBe(said);
});

import { fillText } from '@network/messages/catalogue/fill-text.ts';
import { support } from '@network/messages/support.ts';

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A line about what an action does, with its values filled in. */
export function effect(
  name: keyof typeof support.effects,
  values: Readonly<Record<string, string | number | Date>> = {},
): string {
  return fillText(support.effects[name], (key) => {
    const value = values[key];
    return value instanceof Date ? `${days.format(value)} (UTC)` : value?.toLocaleString('en-US');
  });
}

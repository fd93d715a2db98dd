import { support } from '@network/messages/support.ts';

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A sum as staff read it. Minor units. */
export function moneyText(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** A line about what an action does, with its values filled in. */
export function effect(
  name: keyof typeof support.effects,
  values: Readonly<Record<string, string | number | Date>> = {},
): string {
  return support.effects[name].replaceAll(/\{(\w+)\}/g, (_all, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The effect "${name}" has no value for {${key}}.`);
    return value instanceof Date ? `${days.format(value)} (UTC)` : value.toLocaleString('en-US');
  });
}

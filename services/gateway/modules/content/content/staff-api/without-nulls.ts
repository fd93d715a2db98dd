/** An input without the fields that are null: like those that are left out, they have their defaults. */
export const withoutNulls = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

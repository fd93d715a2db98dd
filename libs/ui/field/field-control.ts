import { createContext, useContext } from 'react';

export type FieldControl = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: boolean | undefined;
};

/** What a field tells the control within it; null outside of a field. */
export const FieldControlContext = createContext<FieldControl | null>(null);

/** The attributes by which a control belongs to its field. Props given to the control itself win. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldControlContext) ?? {};
}

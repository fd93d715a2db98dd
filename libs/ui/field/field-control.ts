import { createContext, useContext } from 'react';

export type FieldControl = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: boolean | undefined;
};

/** The context of a field for its control; null outside of a field. */
export const FieldControlContext = createContext<FieldControl | null>(null);

/** The attributes that connect a control to its field. Properties of the control itself win. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldControlContext) ?? {};
}

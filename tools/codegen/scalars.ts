/** TypeScript types of the schema's own scalars. Both travel as strings; the schema says which form. */
export const scalars = { DateTime: 'string', Date: 'string' } as const;

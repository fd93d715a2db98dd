import { z } from 'zod';

/** A text that people read, such as a name, a heading or a description. */
export const text = z
  .string()
  .trim()
  .min(1, 'expected a text that is not empty')
  .max(500, 'expected at most 500 characters');

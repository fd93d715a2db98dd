import { z } from 'zod';

/** A text that people read. */
export const text = z.string().trim().min(1, 'expected a text that is not empty');

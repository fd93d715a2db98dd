import { z } from 'zod';
import { textLength } from './text-length.ts';
import { writtenLine, writtenText } from './written-text.ts';

const notLonger = (most: number) =>
  [(value: string) => textLength(value) <= most, { error: `expected at most ${most} characters` }] as const;

/** A line that staff write, cleaned; it may be empty. `most` counts characters. */
export const writtenLineField = (most: number) =>
  z
    .string()
    .overwrite(writtenLine)
    .refine(...notLonger(most));

/** A text of several lines that staff write, cleaned; it may be empty. `most` counts characters. */
export const writtenTextField = (most: number) =>
  z
    .string()
    .overwrite(writtenText)
    .refine(...notLonger(most));

export { clsx as cx } from 'clsx';
export type { ClassValue } from 'clsx';

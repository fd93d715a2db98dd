import { useSyncExternalStore } from 'react';
import { TIME_ZONE } from './language.ts';

const never = () => () => undefined;
const here = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || TIME_ZONE;

/** The visitor's time zone; the network's in the server's HTML and during hydration, as a server knows no other. */
export const useTimeZone = (): string => useSyncExternalStore(never, here, () => TIME_ZONE);

import { createToastStore } from '@network/ui/toast/toast-store.ts';

/** The messages about what was done, on whatever page. */
export const toasts = createToastStore();

/** What to tell someone whose Node.js is too old for the first step; null when it is not. */
export function complaintAboutNode(version: string): string | null;

/** What a person may answer to the question whether their visits may be measured. */
export type ConsentChoice = 'accepted' | 'refused';

/** Whether a text is such an answer. */
export const isConsentChoice = (text: unknown): text is ConsentChoice => text === 'accepted' || text === 'refused';

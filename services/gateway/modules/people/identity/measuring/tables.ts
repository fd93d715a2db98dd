/** The answer of a person about measuring, for every brand on which they are signed in. The last answer counts. */
export interface MeasuringAnswersTable {
  user_id: string;
  is_given: boolean;
  /** The question that was answered (`CONSENT_QUESTION`). */
  question: number;
  answered_at: Date;
}

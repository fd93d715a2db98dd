/** Whether a person agreed to measuring, for every brand on which they are signed in. The last answer counts. */
export interface MeasuringAnswersTable {
  user_id: string;
  is_given: boolean;
  /** Which question was answered (`CONSENT_QUESTION`). */
  question: number;
  answered_at: Date;
}

/** The times of a job's calendar that have been done. */
export interface JobMarksTable {
  job: string;
  /** The latest time of the calendar whose work is done, UTC. */
  done_until: Date;
}

/** Tables of the jobs, which no module owns. */
export interface JobTables {
  job_marks: JobMarksTable;
}

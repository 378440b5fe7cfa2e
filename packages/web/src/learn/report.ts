/** What the page of a learner reports: no identity, and nothing outside this server. */
export interface Report {
  /** The learner has pressed play for the first time on this page. */
  readonly started: () => void
  /** The learner has spent time on a slide or segment. */
  readonly part: (key: string, seconds: number) => void
  /** The letters that the learner chose in the quiz of a slide, such as 'B' or 'A,C'. */
  readonly answered: (key: string, answer: string) => void
  /** The learner has reached the end. */
  readonly completed: () => void
}

/** Reports nothing outside the page yet. */
export function createReport(_address: string): Report {
  return { started() {}, part() {}, answered() {}, completed() {} }
}

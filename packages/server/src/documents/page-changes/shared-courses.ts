/** A course that learners see. */
export interface SharedCourse {
  /** See `courseHome`. */
  readonly home: string
  readonly courseId: string
  /** Ids of the accounts that share it, the newest share first. */
  readonly authors: readonly string[]
}

/** The courses that learners see. The store of the shares implements it. */
export interface SharedCourses {
  /**
   * Takes the course that was not checked for longest, if it was not checked since `before`. Courses of the homes in
   * `leftOut` are not taken.
   */
  takeForCheck(now: Date, before: Date, leftOut?: readonly string[]): Promise<SharedCourse | undefined>
}

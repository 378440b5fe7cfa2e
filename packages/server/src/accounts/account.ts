/** A signed-in person, without anything secret. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** A label, never a key. */
  readonly organization: string
  /** Normalised base URL: half of the key of everything that belongs to a course. */
  readonly courseSystem: string
}

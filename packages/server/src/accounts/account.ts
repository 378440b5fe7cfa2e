/** A signed-in user, without secrets. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** A label, not an identifier. */
  readonly organization: string
  /** Normalised base URL. It is part of the key of everything that belongs to a course. */
  readonly courseSystem: string
}

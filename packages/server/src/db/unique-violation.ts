/** Whether a query failed since a value that must be unique is taken (SQLSTATE 23505), on either face. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}

/** Whether a query failed because a unique value is in use (SQLSTATE 23505), on either backend. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}

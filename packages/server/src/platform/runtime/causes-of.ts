/** The error, its causes, and the errors that it aggregates, in this order. */
export function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const gathered = error instanceof AggregateError ? error.errors : []
  return [error, ...[error.cause, ...gathered].flatMap(causesOf)]
}

const attempts = 3

/** Repeats a whole transaction that PostgreSQL rolled back because of a deadlock (SQLSTATE 40P01). */
export async function tryAgainOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isDeadlock(error) || attempt === attempts) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '40P01') || isDeadlock(error.cause)
}

/**
 * Creates a value on the first call and returns the same value on later calls. After a failure, such as too many open files
 * while a module is loaded, the next call tries again.
 */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    if (made) return made
    const making = make()
    making.catch(() => {
      if (made === making) made = undefined
    })
    return (made = making)
  }
}

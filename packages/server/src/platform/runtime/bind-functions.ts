/** The functions without their first parameter. */
type Bound<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (
    context: never,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/**
 * Functions of several modules as one object, with their first argument set. So a store or a feature can consist of
 * small modules of functions, and its users need not know what the functions share.
 */
export function bindFunctions<
  Context,
  Functions extends Readonly<Record<string, (context: Context, ...rest: never[]) => unknown>>,
>(context: Context, functions: Functions): Bound<Functions> {
  const bound = Object.entries(functions).map(([name, act]) => [
    name,
    (...rest: never[]) => act(context, ...rest),
  ])
  // `Object.fromEntries` has no types for the names.
  return Object.fromEntries(bound) as Bound<Functions>
}

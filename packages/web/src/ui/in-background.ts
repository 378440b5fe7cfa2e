/**
 * Runs work that no caller awaits. The work reports expected failures to the user itself. An unexpected failure is
 * reported as an uncaught error. Use this instead of `void`, which drops the failure.
 */
export function inBackground(work: Promise<unknown> | void): void {
  work?.catch((failure: unknown) => reportError(failure))
}

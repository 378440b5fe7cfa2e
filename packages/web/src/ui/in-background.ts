/**
 * Lets work go on that no caller awaits. The work tells the user itself what may go wrong; a failure that it does not
 * expect is reported as an uncaught error. Use this instead of `void`, which drops the failure.
 */
export function inBackground(work: Promise<unknown> | void): void {
  work?.catch((failure: unknown) => reportError(failure))
}

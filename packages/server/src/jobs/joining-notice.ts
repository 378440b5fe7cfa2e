import { isDeepStrictEqual } from 'node:util'

type Request = Readonly<Record<string, unknown>>

/** Whether two requests are equal, apart from the order of fields and fields without a value. */
export function asksTheSame(one: Request, other: Request): boolean {
  return isDeepStrictEqual(asStored(one), asStored(other))
}

/**
 * The notice for a request that joined a running job with other options. `own`: the same account started that job.
 */
export function joiningNotice(running: Request, asked: Request, own: boolean): string {
  const fields = new Set([...Object.keys(running), ...Object.keys(asked)])
  const differing = [...fields].filter((name) => !isDeepStrictEqual(running[name], asked[name]))
  const onlyVoice = differing.every((name) => name.startsWith('voice'))
  const [what, choice] = onlyVoice ? ['another voice', 'choice'] : ['other settings', 'settings']
  const verb = onlyVoice ? 'was' : 'were'
  return own
    ? `You had already started this page with ${what}. Your new ${choice} ${verb} not used.`
    : `A colleague had already started this page with ${what}. Your ${choice} ${verb} not used.`
}

/** The form in which the database returns it. */
const asStored = (request: Request): unknown => JSON.parse(JSON.stringify(request))

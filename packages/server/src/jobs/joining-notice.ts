import { isDeepStrictEqual } from 'node:util'
import { noticeSentences } from '@lectern/domain/problems/notice-sentences.ts'
import type { Notice } from '@lectern/domain/problems/codes/problem-reason.ts'

/** The notice with its English sentence. */
interface JoiningNotice {
  readonly message: string
  readonly notice: Notice
}

type Request = Readonly<Record<string, unknown>>

/** Whether two requests are equal, apart from the order of fields and fields without a value. */
export function asksTheSame(one: Request, other: Request): boolean {
  return isDeepStrictEqual(asStored(one), asStored(other))
}

/**
 * The notice for a request that joined a running job with other options. `own`: the same account started that job.
 */
export function joiningNotice(running: Request, asked: Request, own: boolean): JoiningNotice {
  const fields = new Set([...Object.keys(running), ...Object.keys(asked)])
  const differing = [...fields].filter((name) => !isDeepStrictEqual(running[name], asked[name]))
  const onlyVoice = differing.every((name) => name.startsWith('voice'))
  const values = { by: own ? 'you' : 'colleague', differs: onlyVoice ? 'voice' : 'settings' } as const
  return { message: noticeSentences.JOINED(values), notice: { code: 'JOINED', values } }
}

/** The form in which the database returns it. */
const asStored = (request: Request): unknown => JSON.parse(JSON.stringify(request))

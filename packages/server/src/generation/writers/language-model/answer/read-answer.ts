import { z } from 'zod'
import { closeJson } from './close-json.ts'
import { findJson, type JsonText } from './find-json.ts'
import { parseJson } from './parse-json.ts'

/** The text of a model, and how its answer ended. */
export const answerSchema = z.object({
  text: z.string(),
  /**
   * `stop`: the model was done. `length`: it reached its limit. `filtered`: it or its provider declined. `too-large`:
   * Lectern stopped it. `broken`: the answer did not arrive completely.
   */
  end: z.enum(['stop', 'length', 'filtered', 'too-large', 'broken']),
})
export type Answer = Readonly<z.infer<typeof answerSchema>>

/** The requirements for an answer. */
export interface Wanted<T> {
  /** The schema of the answer. Its messages are sent to the model. */
  readonly schema: z.ZodType<T>
  /** The field of the answer that holds the requested list. Models leave the object around the list out. */
  readonly main: string
  /** Whether an answer that was cut off is used without its unfinished end. If undefined, it never is. */
  readonly isEnough?: (answer: T) => boolean
}

/** Why an answer cannot be used. */
export type Unusable =
  | 'empty'
  | 'no-json'
  | 'unreadable'
  | 'cut-off'
  | 'too-large'
  | 'against-rules'
  | 'language'

/** `instead` is used if the model gives no other answer. */
export type Reading<T> =
  | ({ readonly ok: true } & Usable<T>)
  | (FailedReading & { readonly instead?: Usable<T> })

/**
 * `faults` are sentences for the model, at least one. `repair` is the request for an answer without them, if it differs
 * from the usual one. `keeps`: good parts of the answers are used, so that `repair` asks for the others alone. `refusal` are
 * the words of a model that declines within its answer. It is not asked again.
 */
export interface FailedReading {
  readonly ok: false
  readonly reason: Unusable
  readonly faults: readonly string[]
  readonly repair?: string
  readonly keeps?: boolean
  readonly refusal?: string
}

/** A value, and the answers that it consists of, if it is not the last one alone. */
export interface Usable<T> {
  readonly value: T
  readonly from?: readonly Answer[]
}

/** Maximum number of faults that are sent: a model cannot fix more at once. */
const maxFaults = 20

const faults = {
  empty: 'It is empty.',
  'no-json': 'It is no JSON object.',
  unreadable: 'It is not valid JSON. Escape quotes and backslashes within texts, and close every bracket.',
  'cut-off': 'It was cut off. Write less, so that it gets to its end.',
  'too-large': 'It did not come to an end. Write much less.',
} as const satisfies Partial<Record<Unusable, string>>

/** A reader of answers that must meet the requirements as a whole. */
export function readerOf<T>(wanted: Wanted<T>): (answer: Answer) => Reading<T> {
  return (answer) => readAnswer(answer, wanted)
}

type ReadAnswer<T> = ({ readonly ok: true } & Usable<T>) | FailedReading

/** Reads an answer without its thoughts. Fixes formal errors in code and returns the rest as faults. */
export function readAnswer<T>({ text, end }: Answer, wanted: Wanted<T>): ReadAnswer<T> {
  if (end === 'too-large') return unusable('too-large')
  const readings = findJson(text).map((json) => readJson(json, end, wanted))
  const [first] = readings
  if (first) return readings.find(({ ok }) => ok) ?? first
  if (end === 'length') return unusable('cut-off')
  return unusable(text.trim() === '' ? 'empty' : 'no-json')
}

function readJson<T>(json: JsonText, end: Answer['end'], wanted: Wanted<T>): ReadAnswer<T> {
  const closed = json.open ? closeJson(json.text) : { text: json.text, shortened: false }
  const isCut = json.open && (!closed || closed.shortened || end !== 'stop')
  const parsed = parseJson(closed?.text ?? json.text)
  if (!parsed) return unusable(isCut ? 'cut-off' : 'unreadable')
  const { success, data, error } = wanted.schema.safeParse(meant(parsed.value, wanted.main))
  if (isCut && !(success && wanted.isEnough?.(data))) return unusable('cut-off')
  return success ? { ok: true, value: data } : against(error)
}

/** Unwraps a single value in an object of another name, and wraps a list without the object around it. */
function meant(value: unknown, main: string): unknown {
  const all =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  const [only] = all
  const inner: unknown = only && all.length === 1 && only[0] !== main ? only[1] : value
  return Array.isArray(inner) ? { [main]: inner } : inner
}

function unusable(reason: keyof typeof faults): FailedReading {
  return { ok: false, reason, faults: [faults[reason]] }
}

function against(error: z.ZodError): FailedReading {
  const { issues } = error
  const isLanguage = issues.some((issue) => issue.code === 'custom' && issue.params?.['language'] === true)
  return { ok: false, reason: isLanguage ? 'language' : 'against-rules', faults: faultsOf(error) }
}

/** The faults of a value as sentences for the model, below a place of the answer. */
export function faultsOf({ issues }: z.ZodError, below: readonly PropertyKey[] = []): readonly string[] {
  return issues.slice(0, maxFaults).map(({ path, message }) => {
    const place = placeOf([...below, ...path])
    return place ? `${place}: ${message}` : message
  })
}

/** `slides[2].content.term` */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}

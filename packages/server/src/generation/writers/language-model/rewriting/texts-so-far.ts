import { findJson } from '../answer/find-json.ts'
import { parseJson } from '../answer/parse-json.ts'
import { stripThoughts } from '../answer/strip-thoughts.ts'

/** Parsing an answer again for each of its tokens would take quadratic time. */
const pauseMs = 200
/** A part is shorter. The repair of unfinished JSON takes quadratic time and blocks the process. */
const mostCharacters = 16 * 1024
/** Slides have lists of objects. Deeper values are not of a slide. */
const mostLevels = 8

/**
 * Reads the texts of an unfinished answer as it arrives, at most five times a second, and passes them on when there are
 * some. `read` receives the JSON that arrived, completed where it stops. The last texts may follow after the answer.
 */
export function textsSoFar(
  read: (answer: unknown) => readonly string[],
  onWritten: ((texts: readonly string[]) => void) | undefined,
): ((answer: string) => void) | undefined {
  if (!onWritten) return undefined
  let latest = ''
  let timer: NodeJS.Timeout | undefined
  function show(): void {
    timer = undefined
    if (latest.length > mostCharacters) return
    const [json] = findJson(stripThoughts(latest))
    const parsed = json && parseJson(json.text)
    const texts = parsed ? read(parsed.value).filter((text) => text.trim() !== '') : []
    if (texts.length > 0) onWritten?.(texts)
  }
  return (answer) => {
    latest = answer
    timer ??= setTimeout(show, pauseMs).unref()
  }
}

/** The strings in a value, in order, without addresses of pictures. */
export function stringsIn(value: unknown, levels = mostLevels): string[] {
  if (typeof value === 'string') return isAddress(value) ? [] : [value]
  if (typeof value !== 'object' || value === null || levels === 0) return []
  return Object.values(value).flatMap((inner) => stringsIn(inner, levels - 1))
}

const isAddress = (text: string) => /^(?:https?:\/\/|\/)\S*$/.test(text)

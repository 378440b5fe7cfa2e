/** A part of a text that may be the JSON of an answer. */
export interface JsonText {
  readonly text: string
  /** Whether it ends before all its brackets are closed. */
  readonly open: boolean
}

/** The start of an object, or of a list of objects. Braces in prose and formulas look different. */
const begins = /\{\s*(?:["'“”}]|\w+["'”]?\s*:)|\[\s*\{/g
const most = 3

/** The objects and lists of objects in an answer, between prose and code fences. The longest first, at most three. */
export function findJson(answer: string): readonly JsonText[] {
  const found: JsonText[] = []
  begins.lastIndex = 0
  for (let match = begins.exec(answer); match; match = begins.exec(answer)) {
    const end = endOf(answer, match.index)
    found.push({ text: answer.slice(match.index, end), open: end === undefined })
    if (end === undefined) break
    begins.lastIndex = end
  }
  return found.toSorted((one, other) => other.text.length - one.text.length).slice(0, most)
}

/** The position after the bracket that closes the one at `start`; undefined if none does. */
function endOf(text: string, start: number): number | undefined {
  let depth = 0
  for (const { at, character } of bracketsOf(text, start)) {
    depth += character === '{' || character === '[' ? 1 : -1
    if (depth === 0) return at + 1
  }
  return undefined
}

/** The brackets of JSON outside of strings. */
export function* bracketsOf(text: string, start = 0): Generator<{ at: number; character: string }> {
  const sign = /["\\{}[\]]/g
  sign.lastIndex = start
  let quoted = false
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    const [character] = match
    if (character === '\\') sign.lastIndex += 1
    else if (character === '"') quoted = !quoted
    else if (!quoted) yield { at: match.index, character }
  }
}

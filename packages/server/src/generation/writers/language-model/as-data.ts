/** The names of the marks around data in prompts: `<page>`, `</page>`. */
const marks = new Set([
  'page',
  'context',
  'changes',
  'plan',
  'pieces',
  'written',
  'slide',
  'slides',
  'lines',
  'instruction',
  'question',
  'texts',
  'claims',
  'faults',
])

/**
 * Characters without a shape, in which text can be hidden from readers: zero-width characters, changes of direction and
 * Unicode tags. The joiners are kept, because Persian, Hindi and emoji need them.
 */
const invisible =
  /[\u{ad}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{e0000}-\u{e007f}]/gu

/** Letters of other alphabets that look like those of the marks. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a', α: 'a', ɑ: 'a', с: 'c', ϲ: 'c', ԁ: 'd', е: 'e', ε: 'e', ɡ: 'g', і: 'i', ι: 'i', ӏ: 'l', ⅼ: 'l', п: 'n', ո: 'n',
  о: 'o', ο: 'o', р: 'p', ρ: 'p', ѕ: 's', т: 't', τ: 't', υ: 'u', ս: 'u', ѡ: 'w',
} // prettier-ignore

/** A bracket that opens a tag, or looks like one, and the start of the tag. */
const tag = /[<＜﹤‹〈⟨❮〈](?=([\s/\\／⁄∕\u{200c}\u{200d}]*)([\p{L}\p{M}\u{200c}\u{200d}]+))/gu

/** Marks that model servers read as the start or end of a turn. */
const turns: readonly (readonly [marks: RegExp, plain: string])[] = [
  [/<\|/g, '‹|'],
  [/\|>/g, '|›'],
  [/<(?=\/?(?:s|start_of_turn|end_of_turn|bos|eos)>)/gi, '‹'],
  [/<<(?=\/?SYS>>)/gi, '‹‹'],
  [/\[(\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS))\]/gi, '($1)'],
]

/**
 * A text for the inside of two marks of a prompt. It can neither end them nor look as if it did, nor begin a turn of the
 * conversation, nor contain text that readers do not see.
 */
export function asData(text: string): string {
  const visible = turns.reduce(
    (all, [found, plain]) => all.replace(found, plain),
    text.replace(invisible, ''),
  )
  return visible.replace(tag, (bracket: string, _between: string, name: string) =>
    marks.has(folded(name)) ? '‹' : bracket,
  )
}

/** The text of a block, in which no line begins like another block. */
export function asBlock(text: string): string {
  return text.replace(/^(\s*)\[(b\d+)\]/gimu, '$1($2)')
}

function folded(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return [...letters].map((letter) => lookalikes[letter] ?? letter).join('')
}

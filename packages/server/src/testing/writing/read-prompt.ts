import { z } from 'zod'

/** A block of the page in a prompt. */
export interface PromptBlock {
  readonly id: string
  /** `Parts > Blade`; empty before the first heading. */
  readonly heading: string
  readonly text: string
}

/** A piece that a prompt asks for. */
export type PromptPiece = z.infer<typeof piece>

/** A prompt as the scripted model parses it. */
export interface Prompt {
  /**
   * `plan` for a plan, `write` for pieces, `answer` for questions, `translate` for translations, `rewrite` for a slide
   * or lines, `other` for other rewrites.
   */
  readonly asks: 'plan' | 'write' | 'answer' | 'translate' | 'rewrite' | 'other'
  readonly main: 'slides' | 'segments'
  readonly pageTitle: string
  readonly blocks: readonly PromptBlock[]
  /** The author's question about the page; empty for other prompts. */
  readonly question: string
  /** Of a plan: the number of pieces of content, and of questions. */
  readonly content: number
  readonly questions: number
  readonly pieces: readonly PromptPiece[]
  /** Addresses of the pictures of the page, by block. */
  readonly pictures: ReadonlyMap<string, string>
  /** The slide to rewrite, as JSON. Empty for other prompts. */
  readonly slide: string
  /** The lines to rewrite, each as JSON. Empty for other prompts. */
  readonly lines: readonly string[]
  /** The texts to translate, and the English name of the language. */
  readonly texts: readonly PromptText[]
  readonly to: string
  /** The whole text of the user's turns. */
  readonly text: string
}

const piece = z.object({
  number: z.number(),
  role: z.enum(['opening', 'content', 'question', 'closing']),
  type: z.string().optional(),
  title: z.string(),
  teaches: z.string(),
  blocks: z.array(z.string()),
  /** "70 words" */
  length: z.string(),
})

/** A text that a prompt asks to translate. */
type PromptText = z.infer<typeof promptText>

const promptText = z.object({ id: z.string(), use: z.string(), longest: z.number(), text: z.string() })

const chat = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })

/** The messages of a chat request. */
export function messagesOf(body: unknown): readonly { readonly role: string; readonly content: string }[] {
  return chat.parse(body).messages
}

/** Reads the body of a chat request to a writer's model. */
export function readPrompt(body: unknown): Prompt {
  const turns = messagesOf(body).filter(({ role }) => role === 'user')
  const [text = ''] = turns.map(({ content }) => content)
  const again = turns.length > 1 ? turns.at(-1)?.content : undefined
  const blocks = readBlocks(between(text, 'page'))
  const all = between(text, 'pieces')
    .split('\n')
    .filter(Boolean)
    .map((line) => piece.parse(JSON.parse(line)))
  const numbers = again && /Write (?:slides?|segments?) ([\d, toand]+) again/.exec(again)?.[1]
  return {
    asks: askedOf(text),
    question: between(text, 'question'),
    slide: between(text, 'slide'),
    lines: between(text, 'lines').split('\n').filter(Boolean),
    main: /^(?:Plan a podcast|Write segment)/.test(text) ? 'segments' : 'slides',
    pageTitle: /^- Page: “([^”]*)”$/m.exec(text)?.[1] ?? '',
    blocks,
    content: Number(/(\d+) (?:slides|segments) of content/.exec(text)?.[1] ?? 0),
    questions: Number((/(\d+|one) questions?\b/.exec(text)?.[1] ?? '0').replace('one', '1')),
    pieces: numbers ? all.filter(({ number }) => isNamed(numbers, number)) : all,
    pictures: new Map(
      blocks.flatMap(({ id, text: own }) => {
        const address = /^Picture (\/\S+):/.exec(own)?.[1]
        return address ? [[id, address] as const] : []
      }),
    ),
    texts: between(text, 'texts')
      .split('\n')
      .filter(Boolean)
      .map((line) => promptText.parse(JSON.parse(line))),
    to: /^Translate these texts from .+ into (.+)\. `use`/.exec(text)?.[1] ?? '',
    text,
  }
}

function askedOf(text: string): Prompt['asks'] {
  if (text.startsWith('Plan a')) return 'plan'
  if (text.startsWith('Write ')) return 'write'
  if (text.startsWith('Translate ')) return 'translate'
  if (/^Rewrite (?:one slide|lines) /.test(text)) return 'rewrite'
  return text.startsWith('Answer a question') ? 'answer' : 'other'
}

/** Whether "4 to 6" or "2, 5 and 7" contains a number. */
function isNamed(numbers: string, number: number): boolean {
  const [first, last] = /^(\d+) to (\d+)/.exec(numbers)?.slice(1).map(Number) ?? []
  if (first !== undefined && last !== undefined) return number >= first && number <= last
  return (numbers.match(/\d+/g) ?? []).map(Number).includes(number)
}

function between(text: string, mark: string): string {
  const from = text.lastIndexOf(`<${mark}>`)
  const to = text.indexOf(`</${mark}>`, from)
  return from < 0 ? '' : text.slice(from + mark.length + 2, to < 0 ? undefined : to).trim()
}

function readBlocks(page: string): readonly PromptBlock[] {
  const blocks: { id: string; heading: string; text: string }[] = []
  let heading = ''
  for (const line of page.split('\n')) {
    const [, id, text = ''] = /^\[(b\d+)\] (.*)$/.exec(line) ?? []
    const last = blocks.at(-1)
    if (id) blocks.push({ id, heading, text })
    else if (line.startsWith('# ')) heading = line.slice(2)
    else if (last) last.text += `\n${line}`
  }
  return blocks
}

import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { z } from 'zod'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { translateWords } from './translate-words.ts'
import { type Prompt, type PromptBlock, type PromptPiece, readPrompt } from './read-prompt.ts'

/**
 * The answer of a model that plans and writes from nothing but the page in its prompt. It copies sentences: its answers
 * are in the language of the page, and every claim is on the page.
 */
export function answerFromPrompt(body: unknown): object {
  const prompt = readPrompt(body)
  if (prompt.asks === 'plan') return planOf(prompt)
  if (prompt.asks === 'answer') return answerOf(prompt)
  if (prompt.asks === 'translate')
    return {
      texts: prompt.texts.map(({ id, text }) => ({ id, text: translateWords(text, prompt.to) })),
      refusal: '',
    }
  if (prompt.asks === 'rewrite')
    return {
      ...(prompt.slide ? { slide: shortSlide(prompt.slide) } : { lines: prompt.lines.map(shortLine) }),
      note: '',
    }
  const pieces = prompt.pieces.map((piece) => writers[prompt.main](piece, prompt))
  return { [prompt.main]: pieces }
}

const slideOfPrompt = z.looseObject({ audio_script: z.string() })
const lineOfPrompt = z.looseObject({ content: z.string() })

/** The slide with the first sentence of its script. */
function shortSlide(slide: string): object {
  const read = slideOfPrompt.parse(JSON.parse(slide))
  return { ...read, audio_script: firstSentence(read.audio_script) }
}

/** The line with its first sentence. */
function shortLine(line: string): object {
  const read = lineOfPrompt.parse(JSON.parse(line))
  return { ...read, content: firstSentence(read.content) }
}

const firstSentence = (text: string) => splitSentences(text, 'en')[0] ?? ''

/** The sentence with most words of the question, if it has at least half of them. */
function answerOf({ question, blocks }: Prompt): object {
  const asked = [...new Set(question.toLowerCase().match(/\p{L}{5,}/gu) ?? [])]
  const shareOf = (text: string) =>
    asked.filter((word) => text.toLowerCase().includes(word)).length / Math.max(1, asked.length)
  const [best] = blocks
    .flatMap((block) => sentencesOf([block]).map((text) => ({ text, sources: [block.id] })))
    .toSorted((one, other) => shareOf(other.text) - shareOf(one.text))
  const isAnswer = best !== undefined && shareOf(best.text) >= 0.5
  return { language: 'en', sentences: isAnswer ? [best] : [], refusal: '' }
}

/** A plan with the wanted number of pieces, in page order. */
function planOf({ main, pageTitle, blocks, content, questions }: Prompt): object {
  const groups = inGroups(blocks, Math.min(content, blocks.length))
  const titles = new Set<string>()
  const body = groups.map((group) => ({
    type: typeOf(group),
    title: unusedTitle(group, titles),
    teaches: sentencesOf(group)[0] ?? '',
    concepts: [group[0]?.heading.split(' > ').at(-1) ?? ''].filter(Boolean),
    blocks: group.map(({ id }) => id),
    length: 'normal',
  }))
  const step = Math.max(1, Math.ceil(body.length / Math.max(1, questions)))
  const withQuestions = body.flatMap((piece, at) =>
    main === 'slides' && questions > 0 && (at + 1) % step === 0
      ? [piece, { ...piece, type: 'quiz', title: '' }]
      : [piece],
  )
  const all = blocks.slice(0, 6).map(({ id }) => id)
  const frame = { teaches: '', concepts: [], blocks: all, length: 'normal' }
  const goals = groups.slice(0, 3).map((group) => sentencesOf(group)[0] ?? pageTitle)
  return {
    title: pageTitle,
    ...(main === 'slides' ? { goals } : { target_audience: pageTitle, learning_objectives: goals }),
    examples: [],
    [main]: [
      { ...frame, type: 'title', title: pageTitle },
      ...withQuestions,
      { ...frame, type: 'summary', title: '' },
    ],
    left_out: [],
  }
}

const writers = { slides: slideOf, segments: segmentOf }

function slideOf(piece: PromptPiece, prompt: Prompt): object {
  const blocks = blocksOf(piece, prompt)
  const script = spokenFrom(blocks, piece)
  const title = piece.title || shortened(script, 8)
  const sources = blocks.map(({ id }) => id)
  return {
    number: piece.number,
    ...contentOf(piece, { blocks, title, script, prompt }),
    audio_script: script,
    sources,
    quotes: quotesOf(script, blocks),
  }
}

function contentOf(
  { role, type }: PromptPiece,
  {
    blocks,
    title,
    script,
    prompt,
  }: { blocks: readonly PromptBlock[]; title: string; script: string; prompt: Prompt },
): { readonly slide_type: string; readonly content: object } {
  const points = sentencesOf(blocks).map((sentence) => shortened(sentence, 9))
  const picture = blocks.map(({ id }) => prompt.pictures.get(id)).find(Boolean)
  if (role === 'opening') return { slide_type: 'title', content: { course_title: prompt.pageTitle } }
  if (role === 'closing')
    return { slide_type: 'summary', content: { summary_text: points.slice(0, 3).join('. ') } }
  if (role === 'question') return { slide_type: 'quiz', content: quizOf(blocks, prompt) }
  if (type === 'image' && picture)
    return {
      slide_type: 'image',
      content: { slide_title: title, image_url: picture, image_alt: title },
    }
  return type === 'bullets' && points.length > 2
    ? { slide_type: 'bullets', content: { slide_title: title, bullet_points: points.slice(0, 5) } }
    : { slide_type: 'text', content: { slide_title: title, slide_content: shortened(script, 12) } }
}

/** A sentence with a gap, and words of the page to fill it. */
function quizOf(blocks: readonly PromptBlock[], prompt: Prompt): object {
  const [sentence = prompt.pageTitle] = sentencesOf(blocks)
  const [right = prompt.pageTitle] = wordsOf(sentence).toSorted((one, other) => other.length - one.length)
  const others = [...new Set(prompt.blocks.flatMap(({ text }) => wordsOf(text)))].filter(
    (word) => word !== right && !sentence.includes(word),
  )
  const wrong = others.toSorted((one, other) => other.length - one.length)[0] ?? `${right} ${right}`
  return {
    quiz_question: sentence.replace(right, '…'),
    option_a: right,
    option_b: wrong,
    correct_answer: 'A',
    correct_feedback: sentence,
    incorrect_feedback: sentence,
  }
}

function segmentOf(piece: PromptPiece, prompt: Prompt): object {
  const blocks = blocksOf(piece, prompt)
  const sentences = splitSentences(spokenFrom(blocks, piece), 'en')
  const [first = prompt.pageTitle, ...others] = sentences
  const sources = blocks.map(({ id }) => id)
  const line = (content: string, at: number) => ({
    speaker: at % 2 === 0 ? 'ALEX' : 'JAMIE',
    content,
    tone: 'explanatory',
    sources,
    quotes: quotesOf(content, blocks),
  })
  const turns = others.length > 0 ? [first, ...others] : [first, shortened(first, 12)]
  return {
    number: piece.number,
    segment_title: piece.title || shortened(first, 7),
    key_points: turns.slice(0, 2).map((sentence) => shortened(sentence, 12)),
    dialogue: turns.map(line),
  }
}

function blocksOf({ blocks }: PromptPiece, { blocks: all }: Prompt): readonly PromptBlock[] {
  const own = all.filter(({ id }) => blocks.includes(id))
  return own.length > 0 ? own : all.slice(0, 1)
}

/** Sentences of blocks, about as many words as the piece shall have. */
function spokenFrom(blocks: readonly PromptBlock[], { length }: PromptPiece): string {
  const wanted = Number(/\d+/.exec(length)?.[0] ?? 60)
  const said: string[] = []
  let words = 0
  for (const sentence of sentencesOf(blocks)) {
    if (words >= wanted) break
    said.push(sentence)
    words += countWords(sentence)
  }
  return said.join(' ') || blocks.map(({ text }) => text).join(' ')
}

function sentencesOf(blocks: readonly PromptBlock[]): readonly string[] {
  return blocks.flatMap(({ text }) =>
    text
      .split('\n')
      .flatMap((line) =>
        splitSentences(
          line.replace(
            /^\s*(?:- |Picture \/\S+: |[A-Z][a-z]+: (?=\S)|[A-Z][^:]*\bnot (?:available|to be seen here): )/,
            '',
          ),
          'en',
        ),
      )
      .map((sentence) => sentence.replace(/\$[^$]*\$|`/g, '').trim())
      .filter((sentence) => countWords(sentence) > 3),
  )
}

/** Neighbours in groups with about the same number of characters. */
function inGroups(blocks: readonly PromptBlock[], count: number): readonly (readonly PromptBlock[])[] {
  const all = blocks.reduce((sum, { text }) => sum + text.length, 0)
  const groups: PromptBlock[][] = [[]]
  let before = 0
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && last.length > 0 && groups.length < count && before >= (all / count) * groups.length)
      groups.push([block])
    else last?.push(block)
    before += block.text.length
  }
  return groups
}

function typeOf(group: readonly PromptBlock[]): string {
  if (group.some(({ text }) => text.startsWith('Picture /'))) return 'image'
  return group.some(({ text }) => text.startsWith('List:')) ? 'bullets' : 'text'
}

function unusedTitle(group: readonly PromptBlock[], used: Set<string>): string {
  const heading = group[0]?.heading.split(' > ').at(-1) ?? ''
  const [first = ''] = sentencesOf(group)
  const title =
    [heading, shortened(first, 8), `${heading} ${shortened(first, 5)}`].find(
      (one) => one && !used.has(one),
    ) ?? ''
  used.add(title)
  return title
}

/** The first words of the sentences that the text contains, each with the block that it is copied from. */
function quotesOf(text: string, blocks: readonly PromptBlock[]): readonly object[] {
  return blocks.flatMap((block) =>
    sentencesOf([block]).flatMap((sentence) => {
      const quote = shortened(sentence, 8)
      // Sentences with formulas or code differ from the block.
      return text.includes(sentence) && block.text.includes(quote) ? [{ block: block.id, text: quote }] : []
    }),
  )
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}{5,}/gu) ?? []
}

function shortened(text: string, words: number): string {
  return text
    .split(/\s+/)
    .slice(0, words)
    .join(' ')
    .replace(/[\s,;:.!?]+$/, '')
}

import { z } from 'zod'
import { type Answer, readAnswer, type Reading } from '../answer/read-answer.ts'
import { languageFault, languageName } from '../in-language.ts'
import { sameLanguage, scriptLanguage } from '../../../../platform/languages/recognise-language.ts'
import type { SourceText } from '../../../translation.ts'
import { countPlainWords, fewWords, findDoubts } from './find-doubts.ts'
import { hasWords, marksOf, type MaskedText } from './masked-text.ts'

/** A text of a question, with its id there. */
export interface AskedText extends SourceText {
  readonly id: string
  readonly masked: MaskedText
}

export interface ReadTexts {
  /** The masked translations by id. */
  readonly texts: ReadonlyMap<string, string>
  /** Ids of texts that seem to differ from the original. */
  readonly doubtful: ReadonlySet<string>
}

interface Asked {
  readonly texts: readonly AskedText[]
  readonly terms: readonly string[]
  readonly from: string | undefined
  readonly to: string
}

/**
 * A reader of translations. An answer without a text, with other marks, or in another language is not usable. Of answers that
 * seem to change a number, a name, a term or the length, the model is asked a second time, and the better one is used.
 */
export function readTranslation(asked: Asked): (answer: Answer, isLast: boolean) => Reading<ReadTexts> {
  const schema = answerFor(asked)
  let best: { readonly value: ReadTexts; readonly from: readonly Answer[] } | undefined
  return (answer, isLast) => {
    const reading = readAnswer(answer, { schema, main: 'texts' })
    if (!reading.ok) return best && isLast ? { ok: true, ...best } : reading
    const { refusal, texts } = reading.value
    if (refusal && texts.size === 0) return { ok: false, reason: 'against-rules', faults: [], refusal }
    const faults = asked.texts.flatMap((one) =>
      findDoubts(maskedSource(one), texts.get(one.id) ?? '', asked.terms, asked).map(
        (words) => [one.id, `The text ${one.id} ${words}`] as const,
      ),
    )
    const doubtful = new Set(faults.map(([id]) => id))
    if (!best || doubtful.size < best.value.doubtful.size)
      best = { value: { texts, doubtful }, from: [answer] }
    if (doubtful.size === 0 || isLast) return { ok: true, ...best }
    return { ok: false, reason: 'against-rules', faults: faults.map(([, words]) => words), instead: best }
  }
}

const maskedSource = ({ masked, ...text }: AskedText): SourceText => ({ ...text, text: masked.text })

function answerFor(asked: Asked) {
  const one = z.object({ id: z.string().trim(), text: z.union([z.string(), z.number()]) })
  const all = z.preprocess(
    (value) => withIds(value, asked.texts),
    z.array(one).transform((list) => new Map(list.map(({ id, text }) => [id, String(text).trim()]))),
  )
  return z
    .object({ texts: all, refusal: z.string().trim().nullish().catch(undefined) })
    .superRefine(({ texts, refusal }, context) => {
      if (refusal && texts.size === 0) return
      const complain = (message: string, params?: object) =>
        context.addIssue({ code: 'custom', message, ...(params && { params }) })
      for (const { id, masked } of asked.texts) {
        const text = texts.get(id)
        if (text === undefined || !hasWords({ text, hidden: [] })) complain(`The text ${id} is missing.`)
        else if (marksOf(text) !== marksOf(masked.text))
          complain(`The text ${id} must contain exactly these marks: ${marksOf(masked.text) || 'none'}.`)
      }
      const language = otherLanguage(asked, texts)
      if (language) complain(language, { language: true })
    })
}

/** A list of texts in the order of the question, as some models write it. */
function withIds(value: unknown, asked: readonly AskedText[]): unknown {
  if (!Array.isArray(value) || value.length !== asked.length) return value
  return value.every((text) => typeof text === 'string')
    ? asked.map(({ id }, index) => ({ id, text: value[index] }))
    : value
}

/** Letters of languages that are not written in Latin letters. */
const letters: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Grek: /\p{Script=Greek}/u,
  Hans: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
}

function otherLanguage(
  { texts, from, to }: Asked,
  translated: ReadonlyMap<string, string>,
): string | undefined {
  const all = texts.flatMap(({ id }) => translated.get(id) ?? [])
  const source = texts.map(({ masked }) => masked.text)
  const words = countPlainWords(source.join(' '))
  const wanted = `Write in ${languageName(to)}.`
  const script = letters[new Intl.Locale(to).maximize().script ?? '']
  if (script && words >= fewWords && !script.test(all.join(' '))) return `It is not translated. ${wanted}`
  const isCopy = texts.every(({ id, masked }) => translated.get(id)?.trim() === masked.text.trim())
  if (isCopy && words >= fewWords) return `It is not translated. ${wanted}`
  // A text about another language quotes it in its letters, and so does the translation.
  const quoted = scriptLanguage(source.join('\n'))
  const isQuoted = quoted !== undefined && from !== undefined && !sameLanguage(quoted, from)
  return isQuoted && scriptLanguage(all.join('\n')) === quoted ? undefined : languageFault(all, to)
}

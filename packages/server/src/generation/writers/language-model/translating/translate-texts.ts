import { inParallel } from '../../../../platform/runtime/in-parallel.ts'
import type { Translation, TranslationRequest } from '../../../translation.ts'
import { formChoice, formList, formObject, formText } from '../answer/answer-form.ts'
import { asData } from '../as-data.ts'
import { languageName } from '../in-language.ts'
import type { Ask, Question } from '../models/ask-model.ts'
import { fillPrompt, prompts } from '../prompts.ts'
import { namesAsContext } from '../request-values.ts'
import { hasTerm } from './find-doubts.ts'
import { hasWords, maskText, unmaskText } from './masked-text.ts'
import { type AskedText, type ReadTexts, readTranslation } from './read-translation.ts'
import { largestWidth } from './text-width.ts'

/** Texts and characters of one question. A longer answer is more often cut off. */
const largest = { texts: 30, characters: 6000 }

/**
 * Translates texts with a model, some at a time. Texts without words stay as they are, and need no call. Formulas, code and
 * addresses are hidden from the model.
 */
export async function translateTexts(
  { ask, parallel }: { readonly ask: Ask; readonly parallel: number },
  request: TranslationRequest,
): Promise<Translation> {
  const asked = request.texts.map((one, index): AskedText => ({
    ...one,
    id: `t${index + 1}`,
    masked: maskText(one.text),
  }))
  const groups = inGroups(asked.filter(({ masked }) => hasWords(masked)))
  const read = await inParallel(groups, parallel, async (texts) => {
    request.signal?.throwIfAborted()
    return ask(questionOf(texts, request), request)
  })
  const byId = new Map(read.flatMap(({ texts }) => [...texts]))
  const doubtful = new Set(read.flatMap((one) => [...one.doubtful]))
  return {
    texts: asked.map(({ id, text, masked }) => {
      const translated = byId.get(id)
      return translated === undefined ? text : unmaskText(translated, masked.hidden)
    }),
    doubtful: asked.flatMap(({ id }, index) => (doubtful.has(id) ? [index] : [])),
    warnings: [],
  }
}

/** The texts in order, in groups that fit into one question each. */
function inGroups(texts: readonly AskedText[]): AskedText[][] {
  const groups: AskedText[][] = []
  let characters = 0
  for (const one of texts) {
    const last = groups.at(-1)
    characters += one.text.length
    if (last && last.length < largest.texts && characters <= largest.characters) last.push(one)
    else {
      groups.push([one])
      characters = one.text.length
    }
  }
  return groups
}

function questionOf(
  texts: readonly AskedText[],
  { title, from, to, terms }: TranslationRequest,
): Question<ReadTexts> {
  const kept = terms.filter((term) => texts.some(({ masked }) => hasTerm(masked.text, term)))
  const lines = texts.map(({ id, use, isSpoken, masked }) =>
    JSON.stringify({ id, use, longest: largestWidth(masked.text, isSpoken), text: masked.text }),
  )
  const ids = texts.map(({ id }) => id)
  return {
    instructions: fillPrompt(prompts.translator, { language: languageName(to) }),
    prompt: fillPrompt(prompts.translateTexts, {
      from: from === undefined ? 'their language' : languageName(from),
      to: languageName(to),
      context: namesAsContext({ Title: title, 'Terms that stay exactly as written': kept.join(', ') }),
      texts: asData(lines.join('\n')),
    }),
    form: {
      name: 'translation',
      schema: formObject({
        texts: formList(formObject({ id: formChoice(ids), text: formText })),
        refusal: formText,
      }),
    },
    read: readTranslation({ texts, terms: kept, from, to }),
  }
}

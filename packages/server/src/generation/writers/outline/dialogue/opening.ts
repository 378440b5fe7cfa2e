import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { enumerate } from '../language/enumerate.ts'
import { contentWords, overlap } from '../language/content-words.ts'
import { fill } from '../language/phrase-book.ts'
import { alternatives, unspaced, wordStart } from '../language/word-patterns.ts'
import { passageFrom, standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Goals, Material } from '../material/material.ts'
import { tidyHeading } from '../slides/headline.ts'
import { sourcesOf } from '../slides/prose.ts'
import { spokenWords, spokenWordsIn, texts } from './turn.ts'
import type { Turn } from './turn.ts'

const introWords = 50
const goalWords = 40
/** An introduction says what the page is about within its first sentences. */
const searched = 8
/** Of a page with fewer words, the introduction leaves more for the conversation. */
const shortPage = 700

/** A welcome, what the page is about, and why it matters: its goals, or else a sentence on its importance. */
export function openingOf(material: Material): readonly Turn[] {
  const { page, goals, lexicon } = material
  const { phrases } = lexicon
  const intro = introOf(material)
  const turns: Turn[] = [
    alex([fill(phrases, phrases.welcome, page.title)], 'warm'),
    jamie(phrases.whatAbout, 'enthusiastic'),
  ]
  if (intro.length > 0)
    turns.push({ ...alex(texts(intro), 'explanatory', sourcesOf(intro)), sentences: intro })
  else turns.push(alex([overviewOf(material)], 'explanatory', goals?.sources))
  const worth = goals ? undefined : worthOf(material, intro)
  if (worth)
    turns.push(jamie(phrases.askWorth, 'curious'), {
      ...alex([worth.text], 'enthusiastic', [worth.block]),
      sentences: [worth],
    })
  if (goals && intro.length > 0) {
    const lead = goals.lead || tidyHeading(goals.title)
    if (lead !== '')
      turns.push(
        jamie(phrases.askGoals, 'curious'),
        alex([enumerate(lead, spokenGoals(goals), page.language)], 'conversational', goals.sources),
      )
  }
  return turns
}

/** Its goals, or the headings of its sections. */
function overviewOf({ page, goals, sections, lexicon: { phrases } }: Material): string {
  const lead = fill(phrases, phrases.pointsOn, page.title)
  const headings = sections.map(({ title }) => tidyHeading(title)).filter(Boolean)
  const items = goals ? spokenGoals(goals) : headings.slice(0, 4)
  return items.length > 0 ? enumerate(goals?.lead || lead, items, page.language) : lead
}

/** At least one goal, and as many as a listener can keep. */
function spokenGoals({ items }: Goals): readonly string[] {
  const found: string[] = []
  let words = 0
  for (const item of items) {
    words += countWords(item)
    if (found.length === 4 || (found.length > 0 && words > goalWords)) break
    found.push(item)
  }
  return found
}

/** The sentence that says that the subject matters. */
function worthOf(material: Material, said: readonly Sentence[]): Sentence | undefined {
  const { phrases, language } = material.lexicon
  const start = unspaced.has(languageOf(language) ?? 'en') ? '' : wordStart
  const pattern = new RegExp(`${start}(?:${alternatives(phrases.worth)})`, 'iu')
  const title = contentWords(material.page.title)
  return material.sentences
    .filter((one) => standsAlone(one) && !one.listed && pattern.test(one.text) && !said.includes(one))
    .filter((one) => spokenWords(one) <= introWords && overlap(title, contentWords(one.text)) > 0)
    .toSorted((a, b) => material.weightOf(b) - material.weightOf(a))[0]
}

/** The passage near the start that has most to do with the title, and otherwise the first. */
function introOf(material: Material): readonly Sentence[] {
  const sentences =
    material.sections
      .map((section) => section.units.flatMap((unit) => unit.sentences))
      .find((all) => all.some((one) => standsAlone(one) && spokenWords(one) <= introWords)) ?? []
  const title = contentWords(material.page.title)
  const near = sentences
    .filter((one) => standsAlone(one) && spokenWords(one) <= introWords)
    .slice(0, searched)
  const worth = (one: Sentence) =>
    overlap(title, contentWords(one.text)) + (one.index === 0 ? 0.2 : 0) + (one === near[0] ? 0.3 : 0)
  const [start] = near.toSorted((a, b) => worth(b) - worth(a) || a.order - b.order)
  if (!start) return []
  const passage = passageFrom(sentences, start, introWords)
  const fitting = passage.filter((_, at) => spokenWordsIn(passage.slice(0, at + 1)) <= introWords)
  return fitting.slice(0, wordsIn(material.sentences) < shortPage ? 1 : 2)
}

function alex(says: readonly string[], tone: string, sources: readonly string[] = []): Turn {
  return { speaker: 'ALEX', says, tone, sources, sentences: [] }
}

function jamie(text: string, tone: string): Turn {
  return { speaker: 'JAMIE', says: [text], tone, sources: [], sentences: [] }
}

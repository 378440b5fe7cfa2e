import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { contentWords, overlap } from '../language/words/content-words.ts'
import { explainingSentences } from '../material/explain.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { headline } from './headline.ts'
import { readCaption } from './caption.ts'
import { withEndMark } from '../language/marks.ts'
import { isInForeignScript } from '../language/script.ts'
import { refersBack } from '../language/refers-back.ts'
import { withoutOpener } from '../language/sentences/without-opener.ts'
import { isQuestion, sentencesOf, standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { isNumberedHeading } from '../language/words/example-headings.ts'
import { sourcesOf } from './prose.ts'
import { sentencesBeside } from './sentences-beside.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, Taken, WrittenIdea } from './slide-idea.ts'

type Figure = BlockOf<'figure'>

/** Fewer words do not describe a picture. */
const leastWords = 4
/** Words of a key phrase, and of a sentence without one. */
const mostWordsShown = 14
const mostWholeWords = 18
/** Words of a caption that are said. */
const mostDescribed = 90
/** A sentence with this share of its words in a sentence of the caption repeats it. */
const same = 0.8
/** Fewer words of a caption about the picture of one case say nothing to learn. */
const leastOfCase = 15
/** A caption with fewer words does not replace a picture. */
const leastWordsAlone = 12

const ofCaptionAlone = 0.6

/** Pictures with their captions. Of a picture that could not be fetched, a caption that explains something is a text. */
export const imageSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) => {
    if (block.kind !== 'figure') return []
    const slide = input.images.has(block.image.url) ? pictureSlide : captionSlide
    return ideaOf((taken) => slide(block, input, taken))
  })

/** A picture without a description is skipped, because the script cannot explain it. */
function pictureSlide(figure: Figure, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material } = input
  const { language, blocks } = material.page
  const caption = readCaption(figure.caption, material.lexicon)
  const sentences = captionSentences(figure, input)
  const alt = figure.alt || caption.text || caption.title
  if (alt === '') return undefined
  const shown = shownOf(sentences, material)
  const isCaptioned = countWords(caption.text) >= leastWords
  const described = beginning(
    isCaptioned ? sentences.map(({ text }) => text) : describedIn(alt, material),
    mostDescribed,
  )
  const repeated = new Set([
    ...taken,
    ...input.section.units.flatMap((unit) => unit.sentences.filter((one) => saysSame(one.text, described))),
  ])
  const around = explainFigure(figure, caption.label, shown, input, repeated)
  if (described.length + around.length === 0) return undefined
  // The text below 'Example 2' states a problem. Its picture alone says nothing of the solution.
  const saysCase = isCaptioned && countWords(described.join(' ')) >= leastOfCase
  if (figure.path.some(isNumberedHeading) && around.length === 0 && !saysCase) return undefined
  const leads = material.lexicon.phrases.lookAtPicture
  const lead = leads[blocks.filter(({ kind }) => kind === 'figure').indexOf(figure) % leads.length] ?? ''
  return {
    type: 'image',
    content: {
      slide_title: caption.title || headline(input),
      slide_content: [
        shown ||
          shownOf(
            around.filter(({ words, isDependent }) => !isDependent && words > mostWholeWords),
            material,
          ),
        caption.credit,
      ]
        .filter(Boolean)
        .join(' '),
      image_url: input.images.get(figure.image.url) ?? '',
      image_alt: alt,
    },
    says: [lead, ...described.map((text) => withEndMark(text, language)), ...around.map(({ text }) => text)],
    sources: [...new Set([figure.id, ...sourcesOf(around)])],
    at: figure.id,
    worth: isCaptioned ? 3.5 : 2.2,
    uses: around,
    choice: around.length,
  }
}

/** The sentences of a description. A name of a picture is no sentence: 'Photograph of a mill'. */
function describedIn(alt: string, { lexicon, page }: MakerInput['material']): readonly string[] {
  if (countWords(alt) < leastWords || isInForeignScript(alt, page.language)) return []
  return splitSentences(alt, page.language).filter((one) => lexicon.isWhole(one))
}

/** The first sentences, without notes such as 'LM × 2900'. */
function beginning(sentences: readonly string[], most: number): readonly string[] {
  const found: string[] = []
  for (const one of sentences.filter((each) => countWords(each) >= leastWords)) {
    if (found.length > 0 && countWords([...found, one].join(' ')) > most) break
    found.push(one)
  }
  return found
}

/** Whether the caption already says what a sentence says. */
function saysSame(text: string, described: readonly string[]): boolean {
  const words = contentWords(text)
  return described.some((one) => overlap(words, contentWords(one)) >= same)
}

/** A caption can be a text on its own if no sentence of it points at the picture. */
function captionSlide(figure: Figure, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material } = input
  const caption = readCaption(figure.caption, material.lexicon)
  const alone = captionSentences(figure, input).filter(standsAlone)
  if (alone.reduce((sum, { words }) => sum + words, 0) < leastWordsAlone) return undefined
  const shown = shownOf(alone, material) || (alone[0]?.text ?? '')
  const around = explainFigure(figure, caption.label, shown, input, taken)
  return {
    type: 'text',
    content: { slide_title: caption.title || headline(input), slide_content: shown },
    says: [...alone.slice(0, 3), ...around].map(({ text }) => text),
    sources: [...new Set([figure.id, ...sourcesOf(around)])],
    at: figure.id,
    // The caption of a missing picture is no main point of a page.
    worth: ofCaptionAlone,
    uses: around,
    choice: around.length,
  }
}

function captionSentences(figure: Figure, { material }: MakerInput): readonly Sentence[] {
  const { text } = readCaption(figure.caption, material.lexicon)
  const { discourse } = material.lexicon
  const kept: Sentence[] = []
  let isDropped = false
  for (const one of sentencesOf(text, figure.id, 0, material.lexicon)) {
    // The sentence after one about the page may depend on it.
    isDropped = discourse.speaksOfPage(one.text) || (isDropped && one.isDependent)
    if (!isDropped) kept.push(one)
  }
  return kept
}

/** Explains a figure: first the sentences that refer to it ('… (Figure 3)'), then the sentences beside it. */
function explainFigure(
  figure: Figure,
  label: string,
  shown: string,
  { material, section, unit }: MakerInput,
  taken: Taken,
): readonly Sentence[] {
  const isFree = (one: Sentence) => !taken.has(one)
  const limits = { wanted: 35, most: 55 }
  const naming = label === '' ? [] : section.units.flatMap((one) => namingIn(one.sentences, label, material))
  const said = explainingSentences(material, naming.filter(isFree), [shown], limits)
  const words = said.reduce((sum, one) => sum + one.words, 0)
  if (words >= limits.wanted) return said
  const beside = sentencesBeside(figure, unit).filter((one) => isFree(one) && !said.includes(one))
  const more = explainingSentences(material, beside, [shown], {
    wanted: limits.wanted - words,
    most: limits.most - words,
  })
  return [...said, ...more].sort((a, b) => a.order - b.order)
}

/** The sentences that name a figure in brackets, which they no longer contain. */
function namingIn(
  sentences: readonly Sentence[],
  label: string,
  material: MakerInput['material'],
): readonly Sentence[] {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const named = new RegExp(`${escaped}(?![\\d.]*\\d)`, 'u')
  return sentences.filter((one) => {
    const block = material.blockOf(one.block)
    if (!block || !('text' in block) || !named.test(block.text)) return false
    return splitSentences(block.text, material.page.language).some(
      (raw) => named.test(raw) && material.lexicon.withoutReferences(raw) === one.text,
    )
  })
}

/**
 * The key phrase of the first sentence, or all of it if it is short; otherwise of the next ones. The script says the rest.
 * What a question or a pronoun is about is not on the slide.
 */
function shownOf(sentences: readonly Sentence[], { lexicon, page }: MakerInput['material']): string {
  const stating = sentences.filter(
    ({ text }, at) => !isQuestion(text) && (at === 0 || !refersBack(text, lexicon)),
  )
  const [first] = stating
  if (!first) return ''
  for (const one of stating.filter((each) => each === first || !each.isDependent)) {
    const { text } = one
    const bare = withoutOpener(text, lexicon)
    const short = [text, ...(bare === undefined || refersBack(bare, lexicon) ? [] : [bare])]
      .map((whole) => shortenForSlide(whole, mostWordsShown, lexicon))
      .find((part) => part !== undefined)
    if (short !== undefined) return withEndMark(short, page.language)
    if (one === first && one.words <= mostWholeWords) return text
  }
  return ''
}

import { hosts, tones } from '@lectern/domain/podcast/podcast.ts'
import { readContent } from '@lectern/domain/slides/read-content.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import { z } from 'zod'
import type {
  LinesRewriting,
  RewrittenLines,
  RewrittenSlide,
  Rewriting,
  SlideRewriting,
} from '../../../rewritten-parts.ts'
import { listOf } from '../answer/answer-schemas.ts'
import { formList, formObject, formText } from '../answer/answer-form.ts'
import type { Ask } from '../models/ask-model.ts'
import { textOfLine, textsOfSlide } from '../../../grounding/draft-texts.ts'
import type { GroundedText, GroundingFault, Quote } from '../../../grounding/evidence/grounded-text.ts'
import { inLanguage, languageName } from '../in-language.ts'
import { asData } from '../as-data.ts'
import { namesAsContext } from '../request-values.ts'
import { excerptBudget, type PageExcerpt, excerptsOf, readInPart } from '../page-excerpts.ts'
import { citingBlock } from '../writing/citing-block.ts'
import { formOfQuotes, readQuotes } from '../writing/read-quotes.ts'
import { remarkOnBlock } from '../writing/remarks.ts'
import { fieldsOfLine } from '../writing/segment-parts.ts'
import { formOfSlide } from '../writing/slide-parts.ts'
import { lineAnswer } from '../writing/podcast-answer.ts'
import { fillPrompt, prompts } from '../prompts.ts'
import { readGrounded } from './read-grounded.ts'
import { stringsIn, textsSoFar } from './texts-so-far.ts'
import { aboutDrawing, presented, typesOf, withDrawingOf } from './rewrite-drawn.ts'
import { anySlideAnswer, describeTypes } from '../writing/slideshow-answer.ts'

/** A sentence to the author, if the instruction could not be followed exactly. */
const note = z.string().trim().max(400).nullish()

/** A request with passages of the page that belong to the instruction. They are data in the prompt. */
type MarkedRewriting = Rewriting & { readonly changes?: string }

/** Requests a rewritten slide. */
export async function rewriteSlide(
  ask: Ask,
  budget: number,
  request: SlideRewriting & MarkedRewriting,
): Promise<RewrittenSlide> {
  const { slide, slideType, language } = request
  const excerpt = withPictureOf(slide, excerptFor(request, slide.sources, budget))
  const types = typesOf(slide, excerpt).filter(([id]) => slideType === undefined || id === slideType)
  // Every other type can be made from any page.
  if (types.length === 0) return { slide, warnings: [remarkOf('NO_PICTURE_ON_PAGE')] }
  const prompt = fillPrompt(prompts.rewriteSlide, {
    ...valuesOf(request, excerpt),
    slide: asData(JSON.stringify(presented(slide, language))),
    types: describeTypes(excerpt, types),
    type: slideType
      ? `It becomes a slide of the type "${slideType}".`
      : `Its type stays "${slide.slide_type}" unless the instruction asks for another.${aboutDrawing(slide)}`,
    example: slideType ?? slide.slide_type,
  })
  const quoted = anySlideAnswer(excerpt, types).and(withQuotes)
  const answered = z.preprocess(withSlideField, z.object({ slide: quoted, note }))
  const schema = inLanguage(answered, language, ({ slide: rewritten }) => [rewritten.audio_script])
  const question = {
    instructions: instructionsFor(request),
    prompt,
    form: { name: 'slide', schema: formObject({ slide: formOfSlide(types, excerpt), note: formText }) },
    read: readGrounded(
      { schema, main: 'slide' },
      {
        textsOf: (answer) => [...textsOfSlide(answer.slide, 'slide'), quotesOf('slide.quotes', answer.slide)],
        citing: (answer, { block }) => {
          const cited = citingBlock(answer.slide, block)
          return cited === answer.slide ? answer : { ...answer, slide: cited }
        },
        prompts: [instructionsFor(request), prompts.rewriteSlide],
        before: textsOfSlide(slide, 'slide'),
      },
      request,
    ),
  }
  const onArrived = textsSoFar(textsOfUnfinishedSlide, request.onWritten)
  const { part: answer, faults } = await ask(question, { ...request, onArrived })
  const { quotes: _quotes, ...written } = answer.slide
  return {
    slide: withDrawingOf(slide, written),
    warnings: warningsOf(request, written.sources, { faults, noted: answer.note }),
  }
}

/** The quotes of a slide or line, beside its other fields. */
const withQuotes = z.unknown().transform((answer) => ({ quotes: readQuotes(answer) }))

/** The quotes of a part, for the comparison with the page. */
function quotesOf(
  path: string,
  { sources, quotes }: { readonly sources: readonly string[]; readonly quotes: readonly Quote[] },
): GroundedText {
  return { path, text: '', sources, quotes }
}

const unfinishedSlide = z.preprocess(
  withSlideField,
  z.object({ slide: z.object({ content: z.unknown(), audio_script: z.string().optional() }) }),
)

/** The texts of a slide that is still being written, those on the slide first. */
function textsOfUnfinishedSlide(answer: unknown): readonly string[] {
  const { data } = unfinishedSlide.safeParse(answer)
  return data ? [...stringsIn(data.slide.content), data.slide.audio_script ?? ''] : []
}

const unfinishedLines = z.object({
  lines: z.array(
    z.object({ speaker: z.enum(hosts).optional().catch(undefined), content: z.string().optional() }),
  ),
})

/** The lines that are written so far, with their hosts: 'ALEX: Rain falls.' Some models write the host after the words. */
function textsOfUnfinishedLines(answer: unknown): readonly string[] {
  const { data } = unfinishedLines.safeParse(answer)
  return (data?.lines ?? []).flatMap(({ speaker, content }) =>
    content === undefined ? [] : [speaker === undefined ? content : `${speaker}: ${content}`],
  )
}

/** Models omit the object around the slide. */
function withSlideField(answer: unknown): unknown {
  return z.object({ slide_type: z.unknown() }).safeParse(answer).success ? { slide: answer } : answer
}

/** Requests rewritten dialogue lines: the same number with the same hosts, unless they are a whole segment. */
export async function rewriteLines(
  ask: Ask,
  budget: number,
  request: LinesRewriting & MarkedRewriting,
): Promise<RewrittenLines> {
  const { lines, segmentTitle, language } = request
  const excerpt = excerptFor(
    request,
    lines.flatMap(({ sources }) => sources),
    budget,
  )
  const prompt = fillPrompt(prompts.rewriteLines, {
    ...valuesOf(request, excerpt),
    context: namesAsContext({ Page: request.page.title, Segment: segmentTitle }),
    what: segmentTitle === undefined ? 'lines' : 'the segment in `<lines>`',
    lines: asData(lines.map((line) => JSON.stringify(line)).join('\n')),
    count:
      segmentTitle === undefined
        ? `The answer has ${lines.length === 1 ? 'one line' : `${lines.length} lines`} of the same hosts in the same order.`
        : 'The answer may have more or fewer lines than there are, and both hosts speak in it.',
    tones: tones.join(', '),
  })
  const answered = listOf(lineAnswer(excerpt).and(withQuotes))
  const keepsHosts = answered.refine(
    (answer) => answer.map(({ speaker }) => speaker).join() === lines.map(({ speaker }) => speaker).join(),
    `must have lines of ${lines.map(({ speaker }) => speaker).join(', ')}, in this order and no others`,
  )
  const hadBoth = hosts.every((host) => lines.some(({ speaker }) => speaker === host))
  const keepsBoth = answered.refine(
    (answer) => !hadBoth || hosts.every((host) => answer.some(({ speaker }) => speaker === host)),
    'needs lines of both hosts',
  )
  const schema = inLanguage(
    z.object({ lines: segmentTitle === undefined ? keepsHosts : keepsBoth, note }),
    language,
    (answer) => answer.lines.map(({ content }) => content),
  )
  const question = {
    instructions: instructionsFor(request),
    prompt,
    form: {
      name: 'lines',
      schema: formObject({
        lines: formList(formObject({ ...fieldsOfLine(excerpt.ids), quotes: formOfQuotes })),
        note: formText,
      }),
    },
    read: readGrounded(
      { schema, main: 'lines' },
      {
        textsOf: (answer) =>
          answer.lines.flatMap((line, at) => [
            textOfLine(line, `lines[${at}]`),
            quotesOf(`lines[${at}].quotes`, line),
          ]),
        citing: (answer, { path, block }) => ({
          ...answer,
          lines: answer.lines.map((line, at) =>
            path === `lines[${at}].quotes` ? citingBlock(line, block) : line,
          ),
        }),
        prompts: [instructionsFor(request), prompts.rewriteLines],
        before: lines.map((line, at) => textOfLine(line, `lines[${at}]`)),
      },
      request,
    ),
  }
  const onArrived = textsSoFar(textsOfUnfinishedLines, request.onWritten)
  const { part: answer, faults } = await ask(question, { ...request, onArrived })
  const used = answer.lines.flatMap(({ sources }) => sources)
  const written = answer.lines.map(({ quotes: _quotes, ...line }) => line)
  return { lines: written, warnings: warningsOf(request, used, { faults, noted: answer.note }) }
}

function instructionsFor({ language }: Rewriting): string {
  return fillPrompt(prompts.writer, { language: languageName(language) })
}

function valuesOf(
  { page, instruction, changes }: MarkedRewriting,
  excerpt: PageExcerpt,
): Record<string, string> {
  return {
    context: namesAsContext({ Page: page.title }),
    instruction: asData(instruction),
    changes: changes ? `\n<changes>\n${asData(changes)}\n</changes>\n` : '',
    page: excerpt.text,
  }
}

/** The excerpt of the page that contains most of the sources. */
function excerptFor({ page, images }: Rewriting, sources: readonly string[], budget: number): PageExcerpt {
  const shared = ({ ids }: PageExcerpt) => sources.filter((source) => ids.includes(source)).length
  const [best] = excerptsOf(page, images, budget).toSorted((one, other) => shared(other) - shared(one))
  if (!best) throw new Problem('PAGE_TOO_SHORT')
  return best
}

/** The picture of the slide may stay, whatever its origin. */
function withPictureOf({ slide_type, content }: SlideRewriting['slide'], excerpt: PageExcerpt): PageExcerpt {
  const type: SlideType = slideTypes[slide_type]
  const shown = Object.entries(readContent(type, content)).flatMap(([name, value]) =>
    type.fields[name]?.kind === 'image' && typeof value === 'string' && value !== '' ? [value] : [],
  )
  return { ...excerpt, images: [...new Set([...excerpt.images, ...shown])] }
}

/** The model's own note, and the sentences that do not agree with the page. */
function warningsOf(
  { page, images }: Rewriting,
  sources: readonly string[],
  { faults, noted }: { faults: readonly GroundingFault[]; noted: string | null | undefined },
): readonly Remark[] {
  const ungrounded = new Set(faults.map(({ sentence }) => sentence))
  const blocks = page.blocks.filter(({ id }) => sources.includes(id))
  return [
    ...readInPart(blocks, images, excerptBudget).map(remarkOnBlock),
    ...(noted ? [remarkOf('WRITER_SAYS', { words: noted })] : []),
    ...[...ungrounded].map((words) => remarkOf('SENTENCE_NOT_FROM_PAGE', { words })),
  ]
}

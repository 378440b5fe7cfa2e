import { spokenMinutes } from '@lectern/domain/narration/script-statistics.ts'
import { hosts, tones } from '@lectern/domain/podcast/podcast.ts'
import { z } from 'zod'
import type { LineDraft, SegmentDraft } from '../../../drafts/podcast-draft.ts'
import { textOfLine } from '../../../grounding/draft-texts.ts'
import { formChoice, formId, formList, formObject, formText } from '../answer/answer-form.ts'
import { listOf } from '../answer/answer-schemas.ts'
import { planForm } from '../planning/plan-form.ts'
import type { PartRole } from '../planning/plan.ts'
import type { PartKind } from '../planning/part-kind.ts'
import { prompts } from '../prompts.ts'
import { citingBlock } from './citing-block.ts'
import { segmentAnswer } from './podcast-answer.ts'
import { formOfQuotes, readQuotes } from './read-quotes.ts'

/** Segments of dialogue, one a call. */
export const segmentParts: PartKind<SegmentDraft> = {
  format: 'podcast',
  main: 'segments',
  hasGoals: true,
  one: 'segment',
  perCall: 1,
  planPrompt: prompts.planPodcast,
  writePrompt: prompts.segments,
  place: (_type, at, count) => ({ role: roleAt(at, count) }),
  typeOf: () => undefined,
  planValues: () => ({}),
  writeValues: () => ({ tones: tones.join(', ') }),
  planForm: (excerpt) => planForm('segments', excerpt, {}),
  writeForm: (_parts, { ids }) => {
    const line = formObject({ ...fieldsOfLine(ids), quotes: formOfQuotes })
    const segment = formObject({
      number: { type: 'integer' },
      segment_title: formText,
      key_points: formList(formText),
      dialogue: formList(line),
    })
    return { name: 'segments', schema: formObject({ segments: formList(segment) }) }
  },
  schema: (_part, excerpt) =>
    segmentAnswer(excerpt).transform((segment) => ({ ...segment, duration: minutesOf(segment.dialogue) })),
  spoken: ({ dialogue }) => dialogue.map(({ content }) => content),
  shown: ({ segment_title, key_points }) => [segment_title, ...key_points],
  texts: ({ segment_title, key_points, dialogue }, answer) => {
    const answered = withLines.parse(answer).dialogue
    const lines = dialogue.map((line, at) => textOfLine(line, `dialogue[${at}].content`))
    const quoted = lines.map(({ sources: named }, at) => ({
      path: quotesPath(at),
      text: '',
      sources: named,
      quotes: readQuotes(answered[at]),
    }))
    const sources = [...new Set(lines.flatMap((line) => line.sources))]
    const points = key_points.map((text, at) => ({ path: `key_points[${at}]`, text, sources }))
    return [{ path: 'segment_title', text: segment_title, sources }, ...lines, ...points, ...quoted]
  },
  citing(segment, { path, block }) {
    const at = segment.dialogue.findIndex((_, line) => quotesPath(line) === path)
    const line = segment.dialogue[at]
    const cited = line && citingBlock(line, block)
    return !cited || cited === line ? segment : { ...segment, dialogue: segment.dialogue.with(at, cited) }
  },
}

const quotesPath = (line: number) => `dialogue[${line}].quotes`

/** The fields of a line in a form. */
export const fieldsOfLine = (ids: readonly string[]) => ({
  speaker: formChoice(hosts),
  content: formText,
  tone: formChoice(tones),
  sources: formList(formId(ids)),
})

const withLines = z.object({ dialogue: listOf(z.unknown()).catch([]) })

function roleAt(at: number, count: number): PartRole {
  if (count < 3) return 'content'
  if (at === 0) return 'opening'
  return at === count - 1 ? 'closing' : 'content'
}

/** Rounded to a tenth. */
function minutesOf(dialogue: readonly LineDraft[]): number {
  const minutes = spokenMinutes(dialogue.map(({ content }) => content).join(' '))
  return Math.max(0.1, Math.round(minutes * 10) / 10)
}

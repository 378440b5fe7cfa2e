import type { LearnerPlan } from '@lectern/domain/learn/learner-document.ts'
import { withoutMarks } from '@lectern/domain/narration/captions/without-marks.ts'
import type { DialogueLine, Host, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { heardHost } from '@lectern/domain/podcast/transcripts/transcripts.ts'

/** Times of an episode, in milliseconds from its start. */
interface Span {
  readonly start: number
  readonly end: number
}

/** One line of a host. */
export interface EpisodeLine {
  readonly key: string
  /** Id of its element on the page. */
  readonly id: string
  readonly speaker: Host
  /** Undefined if it is not heard. */
  readonly span: Span | undefined
  readonly sentences: readonly { readonly text: string; readonly start: number | undefined }[]
}

/** A segment of the podcast. */
export interface EpisodeChapter {
  readonly key: string
  readonly title: string
  /** Undefined if none of its lines is heard. */
  readonly span: Span | undefined
  readonly lines: readonly EpisodeLine[]
}

/** The chapters with the words that are heard. Lines without audio have the words of the podcast. */
export function episodeText({ segments }: Podcast, plan: LearnerPlan | null): EpisodeChapter[] {
  const chapters = new Map(plan?.chapters.map((chapter) => [chapter.segment, chapter]))
  const lines = new Map(plan?.lines.map((line) => [`${line.segment}.${line.line}`, line]))
  return segments.map(({ key, segment_title: title, dialogue }, at) => ({
    key: key || String(at),
    title: title.trim(),
    span: spanOf(chapters.get(at)),
    lines: dialogue.flatMap((line, number) => {
      const said = episodeLine(line, spanOf(lines.get(`${at}.${number}`)))
      return said.sentences.length > 0 ? [{ ...said, id: `line-${at + 1}-${number + 1}` }] : []
    }),
  }))
}

const spanOf = (timed: { start_ms: number; end_ms: number } | undefined): Span | undefined =>
  timed && { start: timed.start_ms, end: timed.end_ms }

function episodeLine(line: DialogueLine, span: Span | undefined): Omit<EpisodeLine, 'id'> {
  const { audio, content, key } = line
  if (!span || !audio) {
    const text = withoutMarks(content)
    return {
      key,
      speaker: line.speaker,
      span: undefined,
      sentences: text ? [{ text, start: undefined }] : [],
    }
  }
  const whole = [{ text: audio.text, start_ms: 0 }]
  const sentences = audio.sentences.length > 0 ? audio.sentences : whole
  return {
    key,
    speaker: heardHost(line),
    span,
    sentences: sentences.map(({ text, start_ms: start }) => ({
      text: withoutMarks(text),
      start: Math.round(span.start + start),
    })),
  }
}

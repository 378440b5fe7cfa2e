import type { EpisodePlan } from './episode-plan.ts'
import { lineAt } from './find-line.ts'
import { type DialogueLine, type Host, hosts, type Podcast } from './podcast.ts'

/** A sentence of an episode in time, in milliseconds from its beginning. */
export interface Cue {
  readonly speaker: Host
  readonly text: string
  readonly startMs: number
  readonly endMs: number
}

/** What is heard, sentence by sentence: the words and the host of the audio, which may be older than its line. */
export function cuesOf(podcast: Podcast, plan: EpisodePlan): Cue[] {
  return plan.lines.flatMap((place) => {
    const line = lineAt(podcast, place)
    if (!line?.audio) return []
    const { audio } = line
    const speaker = heardHost(line)
    const whole = [{ text: audio.text, start_ms: 0, end_ms: audio.duration_ms }]
    const sentences = audio.sentences.length > 0 ? audio.sentences : whole
    return sentences.map(({ text, start_ms, end_ms }) => ({
      speaker,
      text: withoutMarks(text),
      startMs: place.startMs + start_ms,
      endMs: Math.min(place.startMs + end_ms, place.endMs),
    }))
  })
}

/** As WebVTT, each host with a voice tag (W3C WebVTT, section 4). */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ speaker, text, startMs, endMs }) =>
      `${clock(startMs, '.')} --> ${clock(endMs, '.')}\n<v ${speaker}>${escaped(text)}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** As SubRip, each sentence with its host's name. */
export function subRip(cues: readonly Cue[]): string {
  const block = ({ speaker, text, startMs, endMs }: Cue, index: number) =>
    `${index + 1}\n${clock(startMs, ',')} --> ${clock(endMs, ',')}\n${speaker}: ${text}\n`
  return cues.map(block).join('\n')
}

/** To be read: the title, the titles of the segments, and what is said, a paragraph a line. */
export function plainTranscript(podcast: Podcast, plan: EpisodePlan): string {
  const segments = plan.chapters.map(({ segment, title }) => {
    const lines = plan.lines.filter((line) => line.segment === segment)
    const said = lines.map((place) => {
      const line = lineAt(podcast, place)
      return line ? `${heardHost(line)}: ${withoutMarks(line.audio?.text ?? '')}` : ''
    })
    return [title.trim(), ...said].filter(Boolean).join('\n\n')
  })
  return `${[podcast.podcast.title.trim(), ...segments].join('\n\n\n')}\n`
}

/** Chapters as podcast apps read them beside a feed (Podcasting 2.0, JSON Chapters 1.2); times in seconds. */
export function chaptersJson({ chapters }: EpisodePlan) {
  return {
    version: '1.2.0',
    chapters: chapters.map(({ title, startMs, endMs }) => ({
      startTime: startMs / 1000,
      endTime: endMs / 1000,
      title,
    })),
  }
}

/** The host whose voice the audio has, after a line was given to the other host. */
function heardHost({ speaker, audio }: DialogueLine): Host {
  return hosts.find((host) => host === audio?.host) ?? speaker
}

/** One line of words alone: the Markdown of scripts would stand in a transcript as signs. */
function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/\$\$?(?!\s)([^$\n]+?)(?<!\s)\$\$?(?!\d)/g, '$1')
    .replace(/(?<![\p{L}\p{N}])_{1,2}(?=\S)|(?<=\S)_{1,2}(?![\p{L}\p{N}_])/gu, '')
    .replace(/\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{1,3}|`+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** `01:02:03.004` */
function clock(ms: number, decimal: string): string {
  const whole = Math.round(ms)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = `${two((whole / 1000) % 60)}${decimal}${String(whole % 1000).padStart(3, '0')}`
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${seconds}`
}

import { escapeText } from '../../markup/escape.ts'
import { type Caption, captionsOf, speakerLabel } from '../../narration/captions/captions.ts'
import type { SpokenSentence } from '../../narration/narration.ts'
import { isOwnRecording } from '../../narration/audio/own-recording.ts'
import { withoutMarks } from '../../narration/captions/without-marks.ts'
import { directionOf } from '../../voices/languages.ts'
import type { EpisodePlan } from '../episode/episode-plan.ts'
import { exportWords } from './export-words.ts'
import { lineAt } from '../find-line.ts'
import { type DialogueLine, type Host, hosts, type Podcast } from '../podcast.ts'

/** Times of a sentence in an episode, in milliseconds from its start. */
export interface EpisodeSentence extends SpokenSentence {
  readonly speaker: Host
}

/** The spoken sentences in order, with the words and the host of the audio, which may be older than its line. */
export function sentencesOfEpisode(podcast: Podcast, plan: EpisodePlan): EpisodeSentence[] {
  return plan.lines.flatMap((place) => {
    const line = lineAt(podcast, place)
    if (!line?.audio) return []
    const { audio } = line
    const speaker = heardHost(line)
    const whole = [{ text: audio.text, start_ms: 0, end_ms: audio.duration_ms }]
    const sentences = audio.sentences.length > 0 ? audio.sentences : whole
    return sentences.map(({ text, start_ms, end_ms }) => ({
      speaker,
      text,
      start_ms: place.startMs + start_ms,
      end_ms: Math.min(place.startMs + end_ms, place.endMs),
    }))
  })
}

/** The captions of an episode, for all file formats. */
export function captionsOfEpisode(podcast: Podcast, plan: EpisodePlan): Caption[] {
  return captionsOf(sentencesOfEpisode(podcast, plan), podcast.podcast.language)
}

/** As WebVTT. Each host has a voice tag (W3C WebVTT, section 4). */
export function webVtt(captions: readonly Caption[]): string {
  const blocks = captions.map(
    ({ speaker, lines, start_ms, end_ms }) =>
      `${clock(start_ms, '.')} --> ${clock(end_ms, '.')}\n${speaker ? `<v ${speaker}>` : ''}${escapeText(lines.join('\n'))}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** As SubRip. The first caption of a turn contains the host's name. `language` is that of the podcast. */
export function subRip(captions: readonly Caption[], language: string | undefined): string {
  const start = directionMark(language)
  const block = ({ speaker, begins_turn, lines, start_ms, end_ms }: Caption, index: number) => {
    const label = speaker && begins_turn ? `${start}${speakerLabel(speaker)}` : ''
    return `${index + 1}\n${clock(start_ms, ',')} --> ${clock(end_ms, ',')}\n${label}${lines.join('\n')}\n`
  }
  return captions.map(block).join('\n')
}

/** As readable text: the title, the titles of the segments, and one paragraph per line. */
export function plainTranscript(podcast: Podcast, plan: EpisodePlan): string {
  const { language } = podcast.podcast
  const words = exportWords(language)
  const start = directionMark(language)
  const segments = plan.chapters.map(({ segment, title }) => {
    const lines = plan.lines.filter((line) => line.segment === segment)
    const said = lines.map((place) => {
      const line = lineAt(podcast, place)
      if (!line) return ''
      const host = heardHost(line)
      const named = isOwnRecording(line.audio) ? words.ownRecording(host) : host
      return `${start}${words.line(named, withoutMarks(line.audio?.text ?? ''))}`
    })
    return [withoutMarks(title), ...said].filter(Boolean).join('\n\n')
  })
  return `${[withoutMarks(podcast.podcast.title), ...segments].join('\n\n\n')}\n`
}

/**
 * Chapters in the format that podcast apps load with a feed (Podcasting 2.0, JSON Chapters 1.2). Times are in seconds.
 */
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

/**
 * The character before a host's name in a text from right to left. The name has Latin letters, so programs would otherwise
 * show its line from left to right.
 */
function directionMark(language: string | undefined): string {
  return directionOf(language) === 'rtl' ? '\u200f' : ''
}

/** The host whose voice the audio has. It differs from the line's host after a switch. */
export function heardHost({ speaker, audio }: DialogueLine): Host {
  return hosts.find((host) => host === audio?.host) ?? speaker
}

/** `01:02:03.004` */
function clock(ms: number, decimal: string): string {
  const whole = Math.round(ms)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = `${two((whole / 1000) % 60)}${decimal}${String(whole % 1000).padStart(3, '0')}`
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${seconds}`
}

import { saysTheSame } from '@lectern/domain/narration/audio-status.ts'
import { applyGlossary, type GlossaryTerm } from '@lectern/domain/narration/glossary.ts'
import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import type { MediaFile } from '../media/catalogue-store.ts'
import { fileNameOf } from '../media/media-address.ts'
import type { SpokenPart } from './spoken-part.ts'

/** An audio file with the host whose line it was made for; undefined for a narrator, and where nobody kept it. */
export interface KnownAudio {
  readonly file: MediaFile
  readonly host: string | undefined
}

/** What is known when the audio of a changed document is chosen. */
export interface KnownToChoose {
  /** The audio of each part before the change, by the part's key. */
  readonly own: ReadonlyMap<string, KnownAudio>
  /** Audio files of the page, newest first. Those that say other words than the parts are ignored. */
  readonly ofPage: readonly MediaFile[]
  /** The glossary as it is now. */
  readonly terms: readonly GlossaryTerm[]
}

/** Whether this is audio of the part as it is now: the same words, for the same host. */
export function fits(part: Pick<SpokenPart, 'script' | 'host'>, { file, host }: KnownAudio): boolean {
  return file.audio !== null && saysTheSame(file.audio.text, part.script) && host === part.host
}

/** The parts that have something to say and no audio of just that. */
export function withoutFittingAudio(
  parts: readonly SpokenPart[],
  own: ReadonlyMap<string, KnownAudio>,
): SpokenPart[] {
  return parts.filter((part) => {
    const audio = own.get(part.key)
    return part.script.trim() !== '' && !(audio && fits(part, audio))
  })
}

/**
 * The audio of each part of a changed document, by key: its own if that fits, else audio of the page that fits. With
 * `keepEarlier` a part without either keeps its own, which then needs an update; audio never goes to a part that it
 * does not fit. Only another recording takes the place of a recording that is kept.
 */
export function chooseAudio(
  parts: readonly SpokenPart[],
  known: KnownToChoose,
  { keepEarlier }: { keepEarlier: boolean },
): Map<string, KnownAudio> {
  const voices = voicesByHost(known.own)
  const byWords = Map.groupBy(known.ofPage, (file) => file.audio?.text.trim())
  const chosen = new Map<string, KnownAudio>()
  for (const part of parts) {
    const own = known.own.get(part.key)
    const alike = part.script.trim() ? (byWords.get(part.script.trim()) ?? []) : []
    const keepsRecording = keepEarlier && isOwnRecording(own?.file.audio)
    const mayAdopt = keepsRecording ? alike.filter(({ audio }) => isOwnRecording(audio)) : alike
    const choice = own && fits(part, own) ? own : adopt(part, mayAdopt, voices, known.terms)
    const audio = choice ?? (keepEarlier ? own : undefined)
    if (audio) chosen.set(part.key, audio)
  }
  return chosen
}

/** The voices that each host speaks with now. */
function voicesByHost(own: ReadonlyMap<string, KnownAudio>): ReadonlyMap<string | undefined, Set<string>> {
  const voices = new Map<string | undefined, Set<string>>()
  for (const { file, host } of own.values()) {
    const ofHost = voices.get(host) ?? new Set()
    voices.set(host, ofHost.add(file.audio?.voice_id ?? ''))
  }
  return voices
}

/**
 * The best of the files that say the words of a part, if one fits: named by the part, else recorded for it, else in a
 * voice of now.
 */
function adopt(
  part: SpokenPart,
  alike: readonly MediaFile[],
  voices: ReadonlyMap<string | undefined, Set<string>>,
  terms: readonly GlossaryTerm[],
): KnownAudio | undefined {
  const inVoiceOfNow = (file: MediaFile) => voices.get(part.host)?.has(file.audio?.voice_id ?? '') ?? false
  const fitting = alike.filter((file) => {
    if (!isSaidAsNow(file, terms)) return false
    // A file that does not tell its host is known by its voice.
    return file.audio?.host === part.host || (file.audio?.host === undefined && inVoiceOfNow(file))
  })
  const named = part.audioPath === undefined ? undefined : fileNameOf(part.audioPath)
  const file =
    fitting.find(({ filename }) => filename === named) ??
    fitting.find(({ audio }) => audio?.recording?.part === part.key) ??
    fitting.find(inVoiceOfNow) ??
    fitting[0]
  return file && { file, host: part.host }
}

/** Whether the glossary says the words of a file as it said them when the file was made. Authors say them as they do. */
function isSaidAsNow({ audio }: MediaFile, terms: readonly GlossaryTerm[]): boolean {
  if (isOwnRecording(audio)) return true
  return audio !== null && applyGlossary(audio.text, terms, audio.language) === (audio.said ?? audio.text)
}

import { isInAnotherTone, soundsLike } from '@lectern/domain/narration/audio/audio-status.ts'
import { applyGlossary, type GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import { fileNameOf } from '../../course-material/media/media-address.ts'
import type { SpokenPart } from './spoken-part.ts'

/**
 * An audio file with the host of the line it was made for. The host is undefined for a narrator, and for files that do
 * not name it.
 */
export interface KnownAudio {
  readonly file: MediaFile
  readonly host: string | undefined
  /** The time when it was requested for its part. Undefined if a save has chosen it. */
  readonly askedAt?: Date | undefined
}

/** Input for choosing the audio of a changed document. */
export interface AudioChoiceInput {
  /** The audio of each part before the change, by the part's key. */
  readonly own: ReadonlyMap<string, KnownAudio>
  /** Audio files of the page, newest first. Files whose words differ from every part are ignored. */
  readonly ofPage: readonly MediaFile[]
  /** The current glossary. */
  readonly terms: readonly GlossaryTerm[]
}

/** Whether the audio fits the part as it is now: the same words and marks, for the same host, in the same tone. */
export function matchesAudio(
  part: Pick<SpokenPart, 'script' | 'host' | 'tone'>,
  { file, host }: KnownAudio,
): boolean {
  if (!file.audio || isInAnotherTone(file.audio, part.tone)) return false
  return soundsLike(file.audio, part.script) && host === part.host
}

/** The parts that have a script but no audio that fits it. */
export function partsWithoutAudio(
  parts: readonly SpokenPart[],
  own: ReadonlyMap<string, KnownAudio>,
): SpokenPart[] {
  return parts.filter((part) => {
    const audio = own.get(part.key)
    return wordsOf(part.script) !== '' && !(audio && matchesAudio(part, audio))
  })
}

/**
 * The audio of each part of a changed document, by key. A part keeps its own audio if that fits, otherwise it takes
 * audio of the page that fits. With `keepEarlier`, a part without either keeps its own audio, which then needs an
 * update. A part never takes another part's audio that does not fit. A recording is replaced only by another recording.
 */
export function chooseAudio(
  parts: readonly SpokenPart[],
  known: AudioChoiceInput,
  { keepEarlier }: { keepEarlier: boolean },
): Map<string, KnownAudio> {
  const voices = voicesByHost(known.own)
  const byWords = Map.groupBy(known.ofPage, (file) => file.audio && wordsOf(file.audio.text))
  const chosen = new Map<string, KnownAudio>()
  for (const part of parts) {
    const own = known.own.get(part.key)
    const words = wordsOf(part.script)
    const alike = words === '' ? [] : (byWords.get(words) ?? [])
    const keepsRecording = keepEarlier && isOwnRecording(own?.file.audio)
    const mayAdopt = keepsRecording ? alike.filter(({ audio }) => isOwnRecording(audio)) : alike
    const choice = own && matchesAudio(part, own) ? own : adopt(part, mayAdopt, voices, known.terms)
    const audio = choice ?? (keepEarlier ? own : undefined)
    if (audio) chosen.set(part.key, audio)
  }
  return chosen
}

const wordsOf = (script: string) => spokenWords(script).trim()

/** The voices in which each host speaks now. */
function voicesByHost(own: ReadonlyMap<string, KnownAudio>): ReadonlyMap<string | undefined, Set<string>> {
  const voices = new Map<string | undefined, Set<string>>()
  for (const { file, host } of own.values()) {
    const ofHost = voices.get(host) ?? new Set()
    voices.set(host, ofHost.add(file.audio?.voice_id ?? ''))
  }
  return voices
}

/**
 * The best of the files with the words of a part, if one fits: a file that the part names, then one recorded for it,
 * then one in a current voice.
 */
function adopt(
  part: SpokenPart,
  alike: readonly MediaFile[],
  voices: ReadonlyMap<string | undefined, Set<string>>,
  terms: readonly GlossaryTerm[],
): KnownAudio | undefined {
  const inCurrentVoice = (file: MediaFile) => voices.get(part.host)?.has(file.audio?.voice_id ?? '') ?? false
  const fitting = alike.filter((file) => {
    if (!hasCurrentPronunciation(file, terms)) return false
    if (file.audio && isInAnotherTone(file.audio, part.tone)) return false
    if (file.audio && !soundsLike(file.audio, part.script)) return false
    // A file that does not name its host is recognised by its voice.
    return file.audio?.host === part.host || (file.audio?.host === undefined && inCurrentVoice(file))
  })
  const named = part.audioPath === undefined ? undefined : fileNameOf(part.audioPath)
  const file =
    fitting.find(({ filename }) => filename === named) ??
    fitting.find(({ audio }) => audio?.recording?.part === part.key) ??
    fitting.find(inCurrentVoice) ??
    fitting[0]
  return file && { file, host: part.host }
}

/** Whether the glossary still pronounces the words as when the file was made. Recordings are always current. */
export function hasCurrentPronunciation({ audio }: MediaFile, terms: readonly GlossaryTerm[]): boolean {
  if (isOwnRecording(audio)) return true
  if (audio === null) return false
  const words = spokenWords(audio.text)
  return applyGlossary(words, terms, audio.language) === (audio.said ?? words)
}

import { mostTakes, type TakeDifference } from '@lectern/domain/voices/take-difference.ts'
import { hasCurrentPronunciation, matchesAudio } from '../../audio/narration/choose-audio.ts'
import type { SpokenPart } from '../../audio/narration/spoken-part.ts'
import { fileNameOf, mediaAddress } from '../../course-material/media/media-address.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'

/** The number of a take, 1 for the first. */
export const numberOfTake = ({ audio }: MediaFile): number => audio?.take ?? 1

/** True if the file is the audio of the part. */
export function isInUse(file: MediaFile, { audioPath }: SpokenPart): boolean {
  return audioPath !== undefined && fileNameOf(audioPath) === fileNameOf(mediaAddress(file))
}

/**
 * The files of takes of a part among audio of its words: those that fit it, in the voice of its audio, by number. Of files
 * with one number it is the one in use, otherwise the newest. `files` are the newest first.
 */
export function filesOfTakes(
  part: SpokenPart,
  files: readonly MediaFile[],
  terms: readonly GlossaryTerm[],
): MediaFile[] {
  const fitting = files.filter(
    (file) =>
      file.audio?.voice_id === part.audio?.voice_id &&
      matchesAudio(part, { file, host: file.audio?.host ?? part.host }) &&
      hasCurrentPronunciation(file, terms),
  )
  const inUseFirst = fitting.toSorted(
    (one, other) => Number(isInUse(other, part)) - Number(isInUse(one, part)),
  )
  const byNumber = new Map(inUseFirst.toReversed().map((file) => [numberOfTake(file), file]))
  return [...byNumber.values()].toSorted((one, other) => numberOfTake(one) - numberOfTake(other))
}

/** The takes among the files of takes: equal sound is one take, the first. */
export function distinctTakes(files: readonly MediaFile[]): MediaFile[] {
  return files.filter((file) => firstAlike(files, file) === file)
}

/** The first take that sounds like a file. The file itself if there is none. */
export function firstAlike(files: readonly MediaFile[], file: MediaFile): MediaFile {
  return files.find(({ sha256 }) => sha256 === file.sha256) ?? file
}

/**
 * The number of the next take; null if there can be none. A take that repeats an earlier one has a number, too, so the next
 * one is spoken again instead of being found.
 */
export function nextTake(files: readonly MediaFile[], differ: TakeDifference | undefined): number | null {
  const next = Math.max(1, ...files.map(numberOfTake)) + 1
  return files.length > 0 && differ && next <= mostTakes[differ] ? next : null
}

import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { hashOfWords } from '../../course-material/media/audio-words.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import { chooseAudio, type KnownAudio, partsWithoutAudio } from './choose-audio.ts'
import type { NarratedPage, NarrationStore } from './narration-store.ts'
import { partsForAudio, replacesAudio } from './receive-audio.ts'
import type { SpokenPart } from './spoken-part.ts'

/** The properties of a document that its audio depends on. */
interface NarratedDocument {
  readonly id: string
  readonly page: NarratedPage
  readonly parts: readonly SpokenPart[]
  /** The glossary of its course. */
  readonly terms: readonly GlossaryTerm[]
}

export interface GivingAudio {
  readonly replacesRecording?: boolean | undefined
  /** The time when the audio was requested, by the clock of the database. Now if undefined. */
  readonly askedAt?: Date | undefined
}

/**
 * Gives audio to the parts of a document, carries it through changes and replaces it. No other code does this. Audio is
 * identified by its words, voice and host, and parts by their keys, never by position. `settle` and `give` write. Call
 * them in the transaction that holds the document's lock, with the parts that this transaction stores.
 */
export interface Narrations {
  /** The audio of each part that has any, by document id and part key. */
  of(documentIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<string, KnownAudio>>>
  /**
   * Chooses and stores the audio of a changed document, and returns it. Parts whose words changed keep their earlier
   * audio until it is replaced, unless `keepEarlier` is false. `own` is the audio of its parts before, if the caller
   * has read it under the same lock.
   */
  storeFitting(
    document: NarratedDocument,
    how: { readonly keepEarlier: boolean; readonly own?: ReadonlyMap<string, KnownAudio> | undefined },
  ): Promise<ReadonlyMap<string, KnownAudio>>
  /** The audio that fits the parts of another version of a document. Writes nothing. */
  fitting(document: NarratedDocument): Promise<ReadonlyMap<string, KnownAudio>>
  /**
   * Gives new audio to the part that it was made for (`asked`, as the part was when the audio was requested). Spoken
   * audio replaces an author's recording only with `replacesRecording`, and no audio that was requested after
   * `askedAt`. Returns the audio of the part now, undefined if it was deleted. NOT_FOUND if the file no longer exists:
   * its author may have deleted a take.
   */
  give(
    documentId: string,
    parts: readonly SpokenPart[],
    asked: SpokenPart,
    file: MediaFile,
    how?: GivingAudio,
  ): Promise<MediaFile | undefined>
  /** The time of the database, which all processes share. */
  now(): Promise<Date>
}

export function createNarrations(store: NarrationStore): Narrations {
  async function choose(
    { page, parts, terms }: NarratedDocument,
    own: ReadonlyMap<string, KnownAudio>,
    keepEarlier: boolean,
  ): Promise<Map<string, KnownAudio>> {
    const words = new Set(partsWithoutAudio(parts, own).map(({ script }) => hashOfWords(script)))
    const ofPage = await store.saying(page, [...words])
    return chooseAudio(parts, { own, ofPage, terms }, { keepEarlier })
  }

  return {
    of: (documentIds) => store.ofDocuments(documentIds),

    async storeFitting(document, { keepEarlier, own: known }) {
      const own = known ?? (await store.ofDocument(document.id))
      const chosen = await choose(document, own, keepEarlier)
      const changed = [...chosen].filter(([key, audio]) => own.get(key) !== audio)
      await store.remove(
        document.id,
        [...own.keys()].filter((key) => !chosen.has(key)),
      )
      await store.set(document.id, new Map(changed))
      return chosen
    },

    async fitting(document) {
      return choose(document, await store.ofDocument(document.id), false)
    },

    now: () => store.now(),

    async give(documentId, parts, asked, file, { replacesRecording = false, askedAt } = {}) {
      if (!(await store.hold(file.filename))) throw new Problem('NOT_FOUND')
      // A take may be used for a line whose host has changed.
      const made = { file, host: file.audio?.host ?? asked.host, askedAt: askedAt ?? (await store.now()) }
      const candidates = partsForAudio(parts, asked, made)
      const own = await store.ofDocument(
        documentId,
        candidates.map(({ key }) => key),
      )
      const taken = candidates.filter((part) =>
        replacesAudio(part, own.get(part.key), asked, made, replacesRecording),
      )
      await store.set(documentId, new Map(taken.map(({ key }) => [key, made])))
      return taken.some(({ key }) => key === asked.key) ? file : own.get(asked.key)?.file
    },
  }
}

import type { GlossaryTerm } from '@lectern/domain/narration/glossary.ts'
import { hashOfWords } from '../media/audio-words.ts'
import type { MediaFile } from '../media/catalogue-store.ts'
import { chooseAudio, type KnownAudio, withoutFittingAudio } from './choose-audio.ts'
import type { NarratedPage, NarrationStore } from './narration-store.ts'
import { mayReceive, receives } from './receive-audio.ts'
import type { SpokenPart } from './spoken-part.ts'

/** A document as far as its audio is concerned. */
interface NarratedDocument {
  readonly id: string
  readonly page: NarratedPage
  readonly parts: readonly SpokenPart[]
  /** The glossary of its course. */
  readonly terms: readonly GlossaryTerm[]
}

export interface GivingAudio {
  readonly replacesRecording?: boolean | undefined
}

/**
 * The one place that gives audio to the parts of a document, carries it through changes and replaces it. Audio is
 * identified by its words, voice and host, parts by their keys; positions never count. `settle` and `give` write: call
 * them within the transaction that holds the document's lock, with its parts as they are stored by that transaction.
 */
export interface Narrations {
  /** The audio of each part that has any, by the document's id and the part's key. */
  of(documentIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<string, KnownAudio>>>
  /**
   * Gives a changed document its audio, and answers it. Parts whose words changed keep their earlier audio until it is
   * replaced, unless `keepEarlier` is false. `own` is the audio of its parts before, for a caller that has read it under
   * the same lock.
   */
  settle(
    document: NarratedDocument,
    how: { readonly keepEarlier: boolean; readonly own?: ReadonlyMap<string, KnownAudio> | undefined },
  ): Promise<ReadonlyMap<string, KnownAudio>>
  /** The audio that fits the parts of another version of a document. Writes nothing. */
  fitting(document: NarratedDocument): Promise<ReadonlyMap<string, KnownAudio>>
  /**
   * Gives audio that has just been made to the part that it was made for, as that was when it was asked for. Only with
   * `replacesRecording` does spoken audio take the place of an author's recording.
   */
  give(
    documentId: string,
    parts: readonly SpokenPart[],
    asked: SpokenPart,
    file: MediaFile,
    how?: GivingAudio,
  ): Promise<void>
}

export function createNarrations(store: NarrationStore): Narrations {
  async function choose(
    { page, parts, terms }: NarratedDocument,
    own: ReadonlyMap<string, KnownAudio>,
    keepEarlier: boolean,
  ): Promise<Map<string, KnownAudio>> {
    const words = new Set(withoutFittingAudio(parts, own).map(({ script }) => hashOfWords(script)))
    const ofPage = await store.saying(page, [...words])
    return chooseAudio(parts, { own, ofPage, terms }, { keepEarlier })
  }

  return {
    of: (documentIds) => store.ofDocuments(documentIds),

    async settle(document, { keepEarlier, own: known }) {
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

    async give(documentId, parts, asked, file, { replacesRecording = false } = {}) {
      // A take may be used for a line that another host has by now.
      const made = { file, host: file.audio?.host ?? asked.host }
      const candidates = mayReceive(parts, asked, made)
      const own = await store.ofDocument(
        documentId,
        candidates.map(({ key }) => key),
      )
      const taken = candidates.filter((part) =>
        receives(part, own.get(part.key), asked, made, replacesRecording),
      )
      await store.set(documentId, new Map(taken.map(({ key }) => [key, made])))
    },
  }
}

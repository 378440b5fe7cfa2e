import { setImmediate } from 'node:timers/promises'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { hashText } from '@lectern/domain/sources/hash-text.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { LRUCache } from 'lru-cache'
import type { StructuredPage } from '../page.ts'
import { pageOfPassages } from '../rewriting/page-of-passages.ts'
import { findUngrounded } from './find-ungrounded.ts'
import type { GroundedText, GroundingFault } from './evidence/grounded-text.ts'

/** The check of one request ends after this time, in ms. The author sees the faults found until then. */
const longest = 2_000
const keptPages = 20
const keptSentences = 20_000

/** The page of a document. */
interface Ground {
  readonly passages: readonly Passage[]
  readonly title: string
  readonly language: string | undefined
}

/** Checks texts of documents. Remembers pages and results by their content, so that only edited sentences are checked again. */
export interface CheckedParts {
  find(
    texts: readonly GroundedText[],
    ground: Ground,
    signal?: AbortSignal,
  ): Promise<{ readonly faults: readonly GroundingFault[]; readonly complete: boolean }>
}

/** `now` is a clock in ms. */
export function createCheckedParts(now: () => number = () => performance.now()): CheckedParts {
  const pages = new LRUCache<string, StructuredPage>({ max: keptPages })
  const results = new LRUCache<string, readonly GroundingFault[]>({ max: keptSentences })
  return {
    async find(texts, ground, signal) {
      if (ground.passages.length === 0) return { faults: [], complete: true }
      const key = hashText(JSON.stringify([ground.title, ground.language, ground.passages]))
      const page = pages.get(key) ?? pageOfPassages(ground.passages, ground)
      pages.set(key, page)
      const language = ground.language ?? page.language
      const faults: GroundingFault[] = []
      const began = now()
      for (const group of groupsOf(texts, language)) {
        signal?.throwIfAborted()
        const textKey = `${key} ${hashText(JSON.stringify(group))}`
        const known = results.get(textKey)
        if (!known && now() - began > longest) return { faults, complete: false }
        const found = known ?? findUngrounded(group, page, language)
        results.set(textKey, found)
        faults.push(...found)
        // Other requests run between two sentences.
        if (!known) await setImmediate()
      }
      return { faults, complete: true }
    },
  }
}

/**
 * Texts that are checked together: the options of a question, and each sentence of the others alone, because a long script on
 * a long page takes many seconds.
 */
function groupsOf(texts: readonly GroundedText[], language: string): readonly (readonly GroundedText[])[] {
  const questions = new Map<string, GroundedText[]>()
  const alone: GroundedText[] = []
  for (const text of texts) {
    const { question } = text
    if (question === undefined) {
      alone.push(...splitSentences(text.text, language).map((sentence) => ({ ...text, text: sentence })))
      continue
    }
    const group = questions.get(question)
    if (group) group.push(text)
    else questions.set(question, [text])
  }
  return [...alone.map((text) => [text]), ...questions.values()]
}

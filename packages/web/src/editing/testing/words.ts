import { z } from 'zod/mini'
import { ApiProblem } from '../../api/api-problem.ts'
import type { EditableDocument } from '../document/editable-document.ts'

/** The key of a part: its first word. */
const keyOf = (text: string) => text.split(' ')[0] ?? ''

/** A kind of document for tests: a list of texts. The variable `server` stores it. */
export function wordsOn(server: { document: string[]; version: number }): EditableDocument<string[]> {
  const current = () => ({ document: server.document, etag: String(server.version) })
  return {
    format: 'slideshow',
    loadWritten: async () => ({ job_id: null, total: 0, positions: [], document: null }),
    completionNote: () => undefined,
    load: () => Promise.resolve(current()),
    save(_page, document, etag) {
      if (etag !== undefined && etag !== '*' && !etag.split(', ').includes(String(server.version))) {
        const details = { saved_by: 'Ada', saved_at: '2026-11-21T10:32:00Z' }
        return Promise.reject(
          new ApiProblem(412, 'STALE_VERSION', 'Ada saved this after you opened it.', { details }),
        )
      }
      server.document = document
      server.version += 1
      return Promise.resolve(current())
    },
    complete: () => Promise.resolve(),
    read: (stored) => z.array(z.string()).parse(stored),
    isValid: () => true,
    withKeys: (document) => document,
    audioOf: () => (document) => document,
    keysOf: (document) => document.map(keyOf),
    describeEditing: (document, key, name) => {
      const at = document.map(keyOf).indexOf(key)
      return at < 0
        ? undefined
        : { sentence: `${name} is editing word ${at + 1}`, brief: `${name}: word ${at + 1}` }
    },
    describeParts: (document) =>
      document.map((word) => ({ key: keyOf(word), name: word, text: word, content: word })),
    describeFrame: () => ({ key: '', name: 'Frame', text: '', content: '' }),
    assemble: (_frame, parts) =>
      parts.flatMap(({ document, key }) => document.find((text) => keyOf(text) === key) ?? []),
    passagesOf: () => [],
    withPassages: (document) => document,
    languageOf: () => undefined,
    loadVersions: async () => [],
    loadVersion: async () => server.document,
    loadPublication: async () => ({ published: null, changed_since_published: false }),
    loadPublished: async () => server.document,
    loadMissingMedia: async () => ({ pictures: [], audio: [] }),
    unpublish: () => Promise.resolve(),
    describePieces(document) {
      return this.describeParts(document)
    },
    silentPieces: () => [],
    foreignPictures: () => [],
    copyForeignPictures: async () => ({ place: (document) => document, problem: undefined }),
    texts: { saved: '', notSaved: '', completed: '', notCompleted: '' },
  }
}

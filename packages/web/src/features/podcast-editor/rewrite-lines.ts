import { type RewriteChoice, rewritingApi } from '@lectern/domain/api/rewriting.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { changesLines, replaceUneditedLines, rewrittenLines } from '@lectern/domain/podcast/rewrite-lines.ts'
import { call } from '../../api/call.ts'
import type { DocumentStore } from '../../editing/document-store.ts'
import type { PageAddress } from '../../editing/editable-document.ts'
import { offerUndo } from '../../editing/rewriting/offer-undo.ts'
import type { PartToRewrite } from '../../editing/rewriting/rewriting.ts'

/** A line, or with `line` left out a whole segment, by their positions. */
export interface LinesPlace {
  readonly segment: number
  readonly line?: number
}

/** A line or a segment, to be rewritten by an instruction. What is proposed becomes one edit that can be undone. */
export function linesToRewrite(
  store: DocumentStore<Podcast>,
  page: PageAddress,
  place: LinesPlace,
  choice: RewriteChoice,
): PartToRewrite | undefined {
  const segment = store.getState().history.present.segments[place.segment]
  const single = place.line !== undefined
  const lines = segment?.dialogue.filter((_, at) => !single || at === place.line) ?? []
  const part = partAt(store, place)
  if (!segment || !part || lines.length === 0) return undefined
  const words = single
    ? { what: 'line', said: 'Line rewritten' }
    : { what: 'segment', said: 'Segment rewritten' }
  const near = { segment: place.segment, line: place.line ?? 0 }
  return {
    part,
    name: single ? `line ${near.line + 1}` : `segment ${place.segment + 1}`,
    async rewrite(signal) {
      const written = lines.map(({ speaker, content, tone, sources = [] }) => ({
        speaker,
        content,
        tone,
        sources,
      }))
      const answer = await call(rewritingApi.lines, {
        params: page,
        body: {
          lines: written,
          instruction: choice.instruction,
          ...(single ? {} : { segment_title: segment.segment_title }),
        },
        signal,
      })
      const { warnings } = answer
      const next = rewrittenLines(lines, answer.lines)
      if (!changesLines(lines, next))
        return {
          part,
          warnings: warnings.length > 0 ? warnings : [`The writer left this ${words.what} as it is.`],
        }
      const before = store.getState().history.present
      store.edit((cast) => replaceUneditedLines(cast, lines, next, near))
      if (store.getState().history.present === before)
        return { part, warnings: [`This ${words.what} was edited meanwhile, so it stays as you have it.`] }
      offerUndo(store, words.said, (cast) => replaceUneditedLines(cast, next, lines, near))
      return { part: partAt(store, place) ?? part, warnings }
    },
  }
}

/** The line or segment as it stands there now. */
function partAt(store: DocumentStore<Podcast>, { segment, line }: LinesPlace): object | undefined {
  const found = store.getState().history.present.segments[segment]
  return line === undefined ? found : found?.dialogue[line]
}

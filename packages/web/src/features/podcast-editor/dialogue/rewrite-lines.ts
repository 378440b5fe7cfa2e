import { type RewriteChoice, rewritingApi } from '@lectern/domain/api/documents/rewriting.ts'
import { lineOf, placeOfLine, segmentOf } from '@lectern/domain/podcast/find-line.ts'
import type { DialogueLine, Podcast } from '@lectern/domain/podcast/podcast.ts'
import {
  changesLines,
  replaceUneditedLines,
  rewrittenLines,
} from '@lectern/domain/podcast/editing/rewrite-lines.ts'
import { callWithProgress } from '../../../api/call-with-progress.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { offerUndo } from '../../../editing/rewriting/offer-undo.ts'
import type { PartToRewrite } from '../../../editing/rewriting/rewriting.ts'
import { warningWords } from '../../../editing/rewriting/writer-answers.ts'
import { messages } from './messages.ts'

/** A line, or a whole segment, by its key. */
export type LinesToRewrite = { readonly line: string } | { readonly segment: string }

/** The key of the line or segment. */
export function partOf(what: LinesToRewrite): string {
  return 'line' in what ? what.line : what.segment
}

/** A line or a segment that is rewritten with an instruction. The result is one edit that can be undone. */
export function linesToRewrite(
  store: DocumentStore<Podcast>,
  page: PageAddress,
  what: LinesToRewrite,
  choice: RewriteChoice,
): PartToRewrite | undefined {
  const found = find(store.getState().history.present, what)
  if (!found || found.lines.length === 0) return undefined
  const { lines, progress, title } = found
  const outcomes = 'line' in what ? messages.rewriting.line : messages.rewriting.segment
  return {
    part: partOf(what),
    progress,
    async rewrite(signal, onWritten) {
      const written = lines.map(({ speaker, content, tone, sources = [] }) => ({
        speaker,
        content,
        tone,
        sources,
      }))
      const body = {
        lines: written,
        instruction: choice.instruction,
        ...(title !== undefined && { segment_title: title }),
      }
      const request = { params: page, body, signal }
      const answer = await callWithProgress(rewritingApi.lines, request, (state) => onWritten(state.written))
      const warnings = warningWords(answer)
      const next = rewrittenLines(lines, answer.lines)
      if (!changesLines(lines, next))
        return { warnings: warnings.length > 0 ? warnings : [outcomes.unchanged] }
      const before = store.getState().history.present
      store.edit((cast) => replaceUneditedLines(cast, lines, next))
      if (store.getState().history.present === before) return { warnings: [outcomes.edited] }
      offerUndo(store, outcomes.done, (cast) => replaceUneditedLines(cast, next, lines))
      return { warnings }
    },
  }
}

interface FoundLines {
  readonly lines: readonly DialogueLine[]
  /** 'Rewriting line 3...' */
  readonly progress: string
  /** Title of a whole segment. */
  readonly title?: string
}

function find(cast: Podcast, what: LinesToRewrite): FoundLines | undefined {
  if ('line' in what) {
    const line = lineOf(cast, what.line)
    const number = (placeOfLine(cast, what.line)?.line ?? 0) + 1
    return line && { lines: [line], progress: messages.rewritingLine(number) }
  }
  const segment = segmentOf(cast, what.segment)
  return (
    segment && {
      lines: segment.dialogue,
      progress: messages.rewritingSegment(segment.segment_id),
      title: segment.segment_title,
    }
  )
}

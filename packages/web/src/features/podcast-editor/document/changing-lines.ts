import { pageChangesApi } from '@lectern/domain/api/documents/page-changes.ts'
import type { WrittenLine } from '@lectern/domain/api/documents/rewriting.ts'
import { newPartKey } from '@lectern/domain/documents/part-keys.ts'
import { insertLines, removeLine, replaceLine } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import { lineOf, segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import type { DialogueLine, Podcast } from '@lectern/domain/podcast/podcast.ts'
import {
  changesLines,
  replaceUneditedLines,
  rewrittenLines,
} from '@lectern/domain/podcast/editing/rewrite-lines.ts'
import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import { call } from '../../../api/call.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { type ChangingParts, partBefore } from '../../../editing/page-changes/changing-parts.ts'
import { messages } from '../../../editing/page-changes/messages.ts'
import { warningWords } from '../../../editing/rewriting/writer-answers.ts'
import { podcastDocument } from './podcast-document.ts'

/** The lines of a podcast that are based on passages of its page. */
export const changingLines: ChangingParts<Podcast> = {
  load: (page, signal) => call(pageChangesApi.ofDocument, { params: { ...page, format: 'podcast' }, signal }),
  passagesOf: (podcast) => podcastDocument.passagesOf(podcast),
  withPassages: (podcast, passages) => podcastDocument.withPassages(podcast, passages),
  partsOf: ({ segments }) =>
    segments.flatMap(({ dialogue }, segment) =>
      dialogue.map(({ key, sources = [] }, line) => ({
        key,
        name: messages.line(line + 1, segment + 1),
        sources,
      })),
    ),
  keyToSelect: (podcast, key) => segmentOfLine(podcast, key)?.key ?? key,

  async propose(page, podcast, key, changes, signal) {
    const line = lineOf(podcast, key)
    if (!line) return undefined
    const { speaker, content, tone, sources = [] } = line
    const answer = await ask(page, { speaker, content, tone, sources }, changes, signal)
    const next = rewrittenLines([line], answer.lines)
    if (!changesLines([line], next)) return undefined
    return {
      before: line.content,
      after: next.map((one) => one.content).join('\n\n'),
      apply: (now) => replaceUneditedLines(now, [line], next),
      warnings: warningWords(answer),
    }
  },

  async proposeNew(page, _podcast, change, passages, signal) {
    const id = change.after?.id ?? ''
    const empty = { speaker: 'ALEX' as const, content: '', tone: 'explanatory', sources: [id] }
    const answer = await ask(page, empty, [change], signal)
    const [written] = answer.lines
    if (!written || written.content.trim() === '') return undefined
    const sources = [...new Set([...(written.sources ?? []), id])]
    const line: DialogueLine = { ...written, sources, key: newPartKey() }
    return {
      before: '',
      after: line.content,
      apply(now) {
        // Also after a new line for a passage before this one.
        const before = partBefore(changingLines.partsOf(now), passages, id)
        const there = before === undefined ? undefined : lineOf(now, before)
        return there ? replaceLine(now, there.key, [there, line]) : withFirstLine(now, line)
      },
      warnings: warningWords(answer),
    }
  },

  proposeRemoval(podcast, key) {
    const line = lineOf(podcast, key)
    if (!line) return undefined
    return {
      before: line.content,
      after: '',
      apply: (now) => (lineOf(now, key)?.content === line.content ? removeLine(now, key) : now),
      warnings: [],
    }
  },
}

function withFirstLine(podcast: Podcast, line: DialogueLine): Podcast {
  const [first] = podcast.segments
  return first
    ? insertLines(podcast, { segment: first.key, before: first.dialogue[0]?.key }, [line])
    : podcast
}

const ask = (
  params: PageAddress,
  line: WrittenLine,
  changes: readonly PassageChange[],
  signal: AbortSignal,
) =>
  call(pageChangesApi.updateLines, {
    params,
    body: {
      lines: [line],
      changes: changes.map(({ before = null, after = null }) => ({ before, after })),
    },
    signal,
  })

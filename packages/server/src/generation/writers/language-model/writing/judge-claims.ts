import { Problem } from '@lectern/domain/problems/problems.ts'
import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import { z } from 'zod'
import { proseOf } from '../../../blocks/block-kinds.ts'
import { type OwnClaim, ownClaims } from '../../../grounding/find-unquoted.ts'
import type { StructuredPage } from '../../../page.ts'
import { formList, formObject } from '../answer/answer-form.ts'
import { readerOf } from '../answer/read-answer.ts'
import { asData } from '../as-data.ts'
import type { Ask } from '../models/ask-model.ts'
import type { PartKind } from '../planning/part-kind.ts'
import { fillPrompt, prompts } from '../prompts.ts'
import { targetLanguage } from '../request-values.ts'
import { claimsPerCall, mostClaims } from '../planning/claims-of-judge.ts'
import type { PartDraft } from './read-group.ts'
import type { Writing } from './write-group.ts'

/** Characters of a passage, and of a sentence. */
const longestPassage = 900
const longestSentence = 400

interface Judging<Draft> extends Pick<Writing<Draft>, 'request' | 'asking'> {
  readonly kind: Pick<PartKind<Draft>, 'texts'>
}

/**
 * Asks a second model whether the page supports what was written in other words than its own. Returns remarks on the sentences that it
 * finds unsupported. A judge that fails, or whose budget is spent, returns none: the page is complete without it.
 */
export async function judgeClaims<Draft>(
  ask: Ask,
  { kind, request, asking }: Judging<Draft>,
  written: readonly PartDraft<Draft>[],
): Promise<readonly Remark[]> {
  const language = targetLanguage(request)
  const doubted = new Set(written.flatMap(({ doubts }) => doubts))
  const claims = written
    .flatMap(({ draft }) => ownClaims(kind.texts(draft, {}), request.page, language))
    .filter(({ sentence }) => !doubted.has(sentence) && sentence.length <= longestSentence)
    .toSorted((one, other) => one.likeness - other.likeness)
    .slice(0, mostClaims)
  const calls = Array.from({ length: Math.ceil(claims.length / claimsPerCall) }, (_, at) =>
    claims.slice(at * claimsPerCall, (at + 1) * claimsPerCall),
  )
  const judged = await Promise.all(
    calls.map((some) =>
      ask(questionOn(some, request.page), asking).catch((error: unknown) => {
        if (asking.signal?.aborted || !(error instanceof Problem)) throw error
        return []
      }),
    ),
  )
  return [...new Set(judged.flat())].map((words) => remarkOf('SENTENCE_DOUBTED', { words }))
}

/** A question for the judge. Its answer are the sentences that the page does not support. */
function questionOn(claims: readonly OwnClaim[], page: StructuredPage) {
  const lines = claims.map(({ sentence, sources }, at) =>
    JSON.stringify({ number: at + 1, sentence, passage: passageOf(sources, page) }),
  )
  const schema = z
    .object({ unsupported: z.array(z.coerce.number().int()) })
    .transform(({ unsupported }) => unsupported.flatMap((number) => claims[number - 1]?.sentence ?? []))
  return {
    instructions: prompts.judge,
    prompt: fillPrompt(prompts.judgeClaims, { claims: asData(lines.join('\n')), example: 1 }),
    form: {
      name: 'verdict',
      schema: formObject({ unsupported: formList({ type: 'integer' }) }),
    },
    read: readerOf({ schema, main: 'unsupported' }),
  }
}

/** The source blocks with their headings. */
function passageOf(sources: readonly string[], { blocks }: StructuredPage): string {
  const own = blocks.filter(({ id }) => sources.includes(id))
  const share = Math.floor(longestPassage / Math.max(1, own.length))
  return own.map((block) => [...block.path.slice(-1), proseOf(block)].join(': ').slice(0, share)).join('\n')
}

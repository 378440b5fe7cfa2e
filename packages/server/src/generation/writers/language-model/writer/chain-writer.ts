import { joinedMakers, modelNames } from '@lectern/domain/documents/maker-names.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import { handoverRemark } from '../../../fallback/handover-remark.ts'
import type { AnswerCache } from '../../../answer-cache/answer-cache.ts'
import { createTaskAnswers } from '../../../answer-cache/task-answers.ts'
import type { LanguageModel } from '../../../language-model.ts'
import type { Rewriting } from '../../../rewritten-parts.ts'
import type { Writer } from '../../../writer.ts'
import { expectAnswer, expectVerdict } from '../planning/expect-answer.ts'
import { type Caller, createJoinedCalls, type JoinCalls } from '../models/join-calls.ts'
import { keyOf } from '../models/cached-answer.ts'
import { createLanguageModelWriter } from './language-model-writer.ts'
import { createModelSession, type ModelSession } from '../models/model-session.ts'

/**
 * Writes with the models of a chain. Each part and each rewrite starts with the first model. The draft names the models
 * that wrote it, and each handover is a remark. Undefined without models.
 */
export function createChainWriter(
  models: readonly LanguageModel[],
  judge?: LanguageModel,
): Writer | undefined {
  const [settings] = models
  if (!settings) return undefined
  const joinPart = joinParts(createJoinedCalls())
  const startSession = () => {
    const session = createModelSession(models)
    return { session, writer: createLanguageModelWriter({ ...settings, access: session, judge }) }
  }
  return {
    ...startSession().writer,
    // A free model may hand over to one that charges.
    expect(work) {
      const expected = expectAnswer(work, models.find((one) => expectAnswer(work, one).charge) ?? settings)
      const judging = judge && expectVerdict(expected.minutes, judge)
      return { ...expected, ...(judging && { judging }) }
    },
    async write(format, request) {
      const { session, writer } = startSession()
      const draft = await writer.write(format, request)
      for (const remark of remarksOf(session)) request.onRemark?.(remark)
      // Answers that an earlier version kept do not name their author.
      const authors = session.authors.length > 0 ? session.authors : [settings.model]
      return { ...draft, made_by: joinedMakers(authors.map(modelNames.languageModel)) }
    },
    rewrite: async (format, request) =>
      joinPart(keyOfPart('rewrite', format, request), request, async (joint) => {
        const { session, writer } = startSession()
        const rewritten = await writer.rewrite(format, { ...request, ...joint })
        return { ...rewritten, warnings: [...remarksOf(session), ...rewritten.warnings] }
      }),
    update: async (format, request) =>
      joinPart(keyOfPart('update', format, request), request, async (joint) => {
        const { session, writer } = startSession()
        const updated = await writer.update(format, { ...request, ...joint })
        return { ...updated, warnings: [...remarksOf(session), ...updated.warnings] }
      }),
    answer: async (request) =>
      joinPart(keyOfPart('answer', undefined, request), request, async (joint) => {
        const { session, writer } = startSession()
        const answered = await writer.answer({ ...request, ...joint })
        const authors = session.authors.length > 0 ? session.authors : [settings.model]
        return {
          ...answered,
          warnings: [...remarksOf(session), ...answered.warnings],
          made_by: joinedMakers(authors.map(modelNames.languageModel)),
        }
      }),
    translate: async ({ signal, kept, spending, ...request }) =>
      joinPart(
        keyOf({ act: 'translate', request, account: spending?.accountId }),
        { signal, kept },
        async (joint) => {
          const { session, writer } = startSession()
          const translated = await writer.translate?.({ ...request, ...(spending && { spending }), ...joint })
          if (!translated) throw new Problem('TRANSLATION_NOT_POSSIBLE')
          const authors = session.authors.length > 0 ? session.authors : [settings.model]
          return {
            ...translated,
            warnings: [...remarksOf(session), ...translated.warnings],
            made_by: joinedMakers(authors.map(modelNames.languageModel)),
          }
        },
      ),
  }
}

/** The signal, the progress and the kept answers of a call, which equal requests share. */
interface JointCall {
  readonly signal: AbortSignal
  readonly onWritten: (texts: readonly string[]) => void
  readonly kept?: AnswerCache
}

/** Joins equal calls. All callers can forget the kept answers, because the first one may leave before the end. */
function joinParts(join: JoinCalls) {
  return async <T>(
    key: string,
    { kept, ...caller }: Caller & { readonly kept?: AnswerCache | undefined },
    call: (joint: JointCall) => Promise<T>,
  ): Promise<T> => {
    const { result, keeper, forget } = await join(key, caller, async (signal, onWritten) => {
      const answers = kept && createTaskAnswers(kept)
      const made = await call({ signal, onWritten, ...(answers && { kept: answers }) })
      return { result: made, keeper: kept, forget: answers && (() => answers.done()) }
    })
    if (forget && keeper !== kept) kept?.joined?.(forget)
    return result
  }
}

/**
 * Everything on which a rewritten part or an answer depends, and the account that pays: an account does not pay for the request of
 * another one, and the spent budget of one account refuses no other one.
 */
function keyOfPart(
  act: string,
  format: Format | undefined,
  request: Pick<Rewriting, 'images' | 'signal' | 'kept' | 'spending' | 'onWritten'>,
): string {
  const { signal: _signal, kept: _kept, onWritten: _onWritten, images, spending, ...rest } = request
  return keyOf({ act, format, rest, images: [...images], account: spending?.accountId })
}

const remarksOf = ({ handovers }: ModelSession): Remark[] => handovers.map(handoverRemark)

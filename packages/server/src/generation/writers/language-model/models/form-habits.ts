import { kindOfFailure } from '../../../../platform/providers/failure-kinds.ts'
import type { ProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import { readFailure } from '../../../../platform/providers/read-failure.ts'
import type { FormMode, ModelProvider } from './model-provider.ts'

/** How one model is asked. It learns from its refusals, for the life of the process. */
export interface FormHabits {
  /** The mode of the next call with a form. */
  readonly mode: FormMode
  /** Whether the number of tokens is asked for. */
  readonly countTokens: boolean
  /** Notes that a call in this mode was accepted. */
  accept(mode: FormMode): void
  /** Learns from a refused call. Returns whether another way of asking is left. */
  learn(error: unknown, used: { readonly mode: FormMode; readonly countTokens: boolean }): boolean
}

const aboutCounting = /stream_options|include_usage/
const aboutForm =
  /response_?format|json_?schema|schema|structured.?output|output_?(?:format|config)|response_?mime|text\.format|json (?:mode|object)|grammar|tool_?choice|tool_?config|tool use|support(?:s|ing)? tools|function call/
/** Statuses of servers that do not know an option, or fail at it. */
const refusals = new Set([400, 404, 415, 422, 500, 501])
/** Failures of another kind, which name the option only by chance. */
const otherKinds = new Set(['tooLong', 'contentRules', 'credit', 'region', 'key', 'unknownModel', 'memory'])

const known = new WeakMap<ProviderGuard, FormHabits>()

/** The habits of a model, which its guard identifies. */
export function habitsOf(guard: ProviderGuard, provider: ModelProvider): FormHabits {
  const habits = known.get(guard) ?? createHabits(provider)
  known.set(guard, habits)
  return habits
}

function createHabits({ modes }: ModelProvider): FormHabits {
  let at = 0
  let countTokens = true
  const accepted = new Set<FormMode>()
  const modeAt = (index: number): FormMode => modes[index] ?? 'words'
  return {
    get mode() {
      return modeAt(at)
    },
    get countTokens() {
      return countTokens
    },
    accept: (mode) => void accepted.add(mode),
    learn(error, used) {
      const failure = readFailure(error, Date.now())
      if (!failure || !refusals.has(failure.status ?? 400) || otherKinds.has(kindOfFailure(failure)))
        return false
      if (used.countTokens && aboutCounting.test(failure.words)) {
        countTokens = false
        return true
      }
      if (used.mode === 'words') return false
      // Some servers refuse an unknown option without its name.
      const isFirstRefusal = !accepted.has(used.mode) && (failure.status === 400 || failure.status === 422)
      if (!isFirstRefusal && !aboutForm.test(failure.words)) return false
      // Another call may have learned the same meanwhile.
      if (modeAt(at) === used.mode) at += 1
      return true
    },
  }
}

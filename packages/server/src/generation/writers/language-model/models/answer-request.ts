import type { ModelCredentials, ModelProviderId } from '../../../../platform/configuration/model-providers.ts'
import type { ProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import type { Task } from '../answer/unusable-answer.ts'
import type { CallSlots } from '../../../language-model.ts'
import type { Spending } from '../../../../platform/providers/spending.ts'
import type { AnswerForm } from './model-provider.ts'

/** One model, with all that its calls share. */
export interface OneModel extends ModelCredentials {
  /** An OpenAI-compatible server if undefined. */
  readonly provider?: ModelProviderId
  /** The provider's name of the model. */
  readonly model: string
  /** The variable of its key, for messages. */
  readonly variable?: string
  /** Name of the provider for people. */
  readonly label?: string
  /** US dollars per million tokens. */
  readonly price?: { readonly input: number; readonly output: number } | undefined
  readonly fetch: typeof globalThis.fetch
  /** One for each model, for the life of the process. */
  readonly guard: ProviderGuard
  /** The same. Without slots, all calls are made at once. */
  readonly slots?: CallSlots
}

export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

export interface AnswerRequest {
  readonly instructions: string
  /** In order; the last one is the user's. */
  readonly turns: readonly Turn[]
  /** Whose slots the call takes. Default: those of a part, for which an author waits. */
  readonly task?: Task
  /** Characters after which the answer is stopped. */
  readonly maxCharacters: number
  /** The form of the answer, which the provider follows as well as it can. The answer is checked in any case. */
  readonly form?: AnswerForm
  /** Pays for the calls. Without it they are not counted. */
  readonly spending?: Spending | undefined
  /** Called with each piece of the text as it arrives, and the whole text of this call so far. */
  readonly onText?: (chunk: string, text: string) => void
}

import type { ModelCheck } from '@lectern/domain/api/models.ts'
import type { LanguageModelConfig } from '../platform/configuration/config.ts'
import type { Spending } from '../platform/providers/spending.ts'
import type { ProviderGuard } from '../platform/providers/provider-guard.ts'

/** Makes a call when fewer calls than allowed are running. */
export type InTurn = <T>(call: () => Promise<T>, signal: AbortSignal | undefined) => Promise<T>

/** The slots of one model for calls at the same time, for whole pages and for single parts. */
export type CallSlots = Readonly<Record<'page' | 'part', InTurn>>

/** A configured model, with what all its calls share. */
export interface LanguageModel extends LanguageModelConfig {
  readonly fetch: typeof globalThis.fetch
  /** The model has its own guard: another model of the same provider may still answer. */
  readonly guard: ProviderGuard
  readonly slots: CallSlots
}

/** The models of this installation. */
export interface LanguageModels {
  /** In the order in which they are asked. */
  readonly models: readonly LanguageModel[]
  /** Whether the built-in writer writes if no model does. */
  readonly fallback: boolean
  /** Judges whether the page supports the sentences of the models. */
  readonly judge?: LanguageModel | undefined
}

/** One check of a model. */
export interface CheckOptions {
  readonly check: ModelCheck
  /** Language of the interface. */
  readonly language: string
  readonly signal: AbortSignal
  readonly spending?: Spending
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

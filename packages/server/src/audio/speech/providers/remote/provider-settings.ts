import type { VoiceProviderConfig } from '../../../../platform/configuration/config.ts'
import type { Decode } from './decode-answer.ts'

/** Settings from which the engine of a voice provider is created. */
export type ProviderSettings = Omit<VoiceProviderConfig, 'provider'> & {
  readonly fetch?: typeof globalThis.fetch
  /** Decodes the audio of the provider, off the main thread. */
  readonly decode?: Decode
}

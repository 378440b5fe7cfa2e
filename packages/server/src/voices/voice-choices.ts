import { choiceLanguage, type VoiceChoice, type VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import type { Account } from '../accounts/account.ts'
import type { VoiceChoiceStore } from './voice-choice-store.ts'

/** Voices as requests name them. */
export interface NamedVoices {
  readonly voice_id?: string | undefined
  readonly voice_id_host1?: string | undefined
  readonly voice_id_host2?: string | undefined
}

/** The voices that an account used, as the default of its next choice. */
export interface VoiceChoices {
  list(account: Account): Promise<VoiceChoice[]>
  /** Stores voices for content of a language. Each unknown language tag counts as a language. */
  remember(account: Account, language: string | undefined, voices: NamedVoices): Promise<void>
}

export function createVoiceChoices(store: VoiceChoiceStore): VoiceChoices {
  return {
    list: (account) => store.ofUser(account.id),
    async remember(account, language, { voice_id, voice_id_host1, voice_id_host2 }) {
      const named: readonly (readonly [VoiceRole, string | undefined])[] = [
        ['narrator', voice_id],
        ['alex', voice_id_host1],
        ['jamie', voice_id_host2],
      ]
      for (const [role, voiceId] of named) {
        if (voiceId)
          await store.keep(account.id, { role, language: choiceLanguage(language), voice_id: voiceId })
      }
    },
  }
}

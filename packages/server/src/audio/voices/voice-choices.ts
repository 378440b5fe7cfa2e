import { allVoices, type ChosenVoices } from '@lectern/domain/voices/chosen-voices.ts'
import { choiceLanguage, type VoiceChoice } from '@lectern/domain/voices/voice-role.ts'
import type { Account } from '../../accounts/account.ts'
import type { VoiceChoiceStore } from './voice-choice-store.ts'

/** The voices that an account used, as the default of its next choice. */
export interface VoiceChoices {
  list(account: Account): Promise<VoiceChoice[]>
  /** Stores voices for content of a language. Each unknown language tag counts as a language. */
  remember(account: Account, language: string | undefined, voices: ChosenVoices): Promise<void>
}

export function createVoiceChoices(store: VoiceChoiceStore): VoiceChoices {
  return {
    list: (account) => store.ofUser(account.id),
    async remember(account, language, voices) {
      for (const { role, field } of allVoices) {
        const voiceId = voices[field]
        if (voiceId)
          await store.keep(account.id, { role, language: choiceLanguage(language), voice_id: voiceId })
      }
    },
  }
}

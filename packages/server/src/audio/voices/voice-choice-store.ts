import type { VoiceChoice } from '@lectern/domain/voices/voice-role.ts'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { voiceChoices } from '../../platform/db/schema/accounts.ts'

export type VoiceChoiceStore = ReturnType<typeof createVoiceChoiceStore>

/** All SQL of remembered voices. */
export function createVoiceChoiceStore(database: Database) {
  return {
    async ofUser(userId: string): Promise<VoiceChoice[]> {
      return database.sql
        .select({ role: voiceChoices.role, language: voiceChoices.language, voice_id: voiceChoices.voiceId })
        .from(voiceChoices)
        .where(eq(voiceChoices.userId, userId))
        .orderBy(asc(voiceChoices.language), asc(voiceChoices.role))
    },

    async keep(userId: string, { role, language, voice_id: voiceId }: VoiceChoice): Promise<void> {
      const chosen = { voiceId, chosenAt: new Date() }
      await database.sql
        .insert(voiceChoices)
        .values({ userId, role, language, ...chosen })
        .onConflictDoUpdate({
          target: [voiceChoices.userId, voiceChoices.role, voiceChoices.language],
          set: chosen,
        })
    },
  }
}

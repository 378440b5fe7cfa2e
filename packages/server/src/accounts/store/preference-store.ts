import type { PreferenceChanges, Preferences } from '@lectern/domain/accounts/preferences.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { knownLanguage } from './account-rows-store.ts'

const preferenceColumns = {
  autosave: users.autosave,
  substituteVoices: users.substituteVoices,
  language: users.interfaceLanguage,
}

export async function preferencesOf(database: Database, accountId: string): Promise<Preferences> {
  const [found] = await database.sql.select(preferenceColumns).from(users).where(eq(users.id, accountId))
  if (!found) throw new Problem('NOT_LOGGED_IN')
  return presentPreferences(found)
}

/** Keeps the preferences that `wanted` does not have. */
export async function changePreferences(
  database: Database,
  accountId: string,
  wanted: PreferenceChanges,
): Promise<Preferences> {
  if (Object.values(wanted).every((value) => value === undefined)) return preferencesOf(database, accountId)
  const [changed] = await database.sql
    .update(users)
    .set({
      autosave: wanted.autosave,
      substituteVoices: wanted.substitute_voices,
      interfaceLanguage: wanted.interface_language,
    })
    .where(eq(users.id, accountId))
    .returning(preferenceColumns)
  if (!changed) throw new Problem('NOT_LOGGED_IN')
  return presentPreferences(changed)
}

function presentPreferences({
  autosave,
  substituteVoices,
  language,
}: {
  autosave: boolean
  substituteVoices: boolean | null
  language: string | null
}): Preferences {
  const known = knownLanguage(language)
  return {
    autosave,
    ...(substituteVoices !== null && { substitute_voices: substituteVoices }),
    ...(known && { interface_language: known }),
  }
}

import type { Problem } from '@lectern/domain/problems/problems.ts'

/** Whether the provider refused this voice (403), not the key or the account. Its other voices may speak. */
export function isOfOneVoice({ code, reason }: Problem): boolean {
  return code === 'SPEECH_REFUSED' && reason === 'engineSetting'
}

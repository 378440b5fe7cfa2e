import { timeOf } from '../history/version-words.ts'
import type { Conflict } from '../saving/saving-state.ts'
import { messages } from './messages.ts'

/** 'Grace Hopper saved this after you opened it. (Today, 10:32)' */
export function conflictText({ sentence, savedAt }: Conflict): string {
  return savedAt === undefined
    ? sentence
    : messages.conflictText(sentence, timeOf({ saved_at: savedAt }, new Date()))
}

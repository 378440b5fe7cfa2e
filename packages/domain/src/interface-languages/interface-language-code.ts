import { z } from 'zod/mini'
import { interfaceLanguageCodes } from './interface-languages.ts'

// Apart from the list, because the login screen and the player have the list without a schema library.

/** The code of an interface language, in requests and responses. */
export const interfaceLanguageCode = z.enum(interfaceLanguageCodes)

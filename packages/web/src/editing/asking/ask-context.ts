import { createContext } from 'react'
import type { EditorAction } from '../commands/editor-action.ts'

/** The action that opens the panel for questions to the page. Undefined outside an editor. */
export const AskContext = createContext<EditorAction | undefined>(undefined)

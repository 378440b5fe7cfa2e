import { createContext } from 'react'

/** Called by content that has changed its size, such as math. */
export const RefitContext = createContext<() => void>(() => {})

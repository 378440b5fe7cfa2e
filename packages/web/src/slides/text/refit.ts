import { createContext } from 'react'

/** Content calls it after its size has changed, for example a formula. */
export const RefitContext = createContext<() => void>(() => {})

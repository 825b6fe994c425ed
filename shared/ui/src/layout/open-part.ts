import { createContext } from 'react'

/** Opens the folded part that something stands in, and those around it. */
export const OpenPart = createContext<() => void>(() => {})

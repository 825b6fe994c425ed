import { createContext, type ReactNode, use, useMemo } from 'react'

interface Links {
  /** Moves to a path inside the product; null where links load their page. */
  readonly navigate: ((path: string) => void) | null
  readonly useHref: (path: string) => string
  /** Whether an address leaves the frame that the product stands in. */
  readonly isOutside: (href: string) => boolean
  /** Called with the path of a link that the pointer, a finger or the focus is on. */
  readonly onIntent: (path: string) => void
}

const unchanged = (path: string) => path
const nowhere = () => false
const nothing = () => {}
const Links = createContext<Links>({ navigate: null, useHref: unchanged, isOutside: nowhere, onIntent: nothing })

export interface LinkProviderProps {
  /** Moves to a path inside the product, such as react-router's `navigate`. */
  navigate: (path: string) => void
  /** Turns a path into the address a link shows. */
  useHref?: ((path: string) => string) | undefined
  /** Whether an address leaves the frame that the product stands in: its links then open in a new tab. */
  isOutside?: ((href: string) => boolean) | undefined
  /** Called with the path of a link that somebody is about to follow: the pointer, a finger or the focus is on it. */
  onIntent?: ((path: string) => void) | undefined
  children: ReactNode
}

/** Lets the links of this package navigate. `UiProvider` does the same for whatever stands on react-aria. */
export function LinkProvider({
  navigate,
  useHref = unchanged,
  isOutside = nowhere,
  onIntent = nothing,
  children,
}: LinkProviderProps): ReactNode {
  const links = useMemo(() => ({ navigate, useHref, isOutside, onIntent }), [navigate, useHref, isOutside, onIntent])
  return <Links value={links}>{children}</Links>
}

/** How the links around here open. */
export function useLinks(): Links {
  return use(Links)
}

import { createContext, use } from 'react'

/** Says of an address whether it leaves the frame that the product stands in; null where it stands in none. */
export const OutsideLinks = createContext<((href: string) => boolean) | null>(null)

const inNewTab = { target: '_blank', rel: 'noopener', isOutside: true } as const
const here = { isOutside: false } as const

/** How a link opens: in a frame, what leads out of it opens in a new tab, and says so. */
export function useLinkTarget(href: string): { isOutside: boolean; target?: '_blank'; rel?: string } {
  return use(OutsideLinks)?.(href) ? inNewTab : here
}

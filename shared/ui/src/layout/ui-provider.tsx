import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { OutsideLinks } from './outside-links.ts'

export interface UiProviderProps {
  /** Moves to a path inside the product, such as react-router's `navigate`. */
  navigate: (path: string) => void
  /** Turns a path into the address a link shows. */
  useHref?: (path: string) => string
  /** Both countries write dates day first and times with am and pm. */
  locale?: 'en-NZ' | 'en-AU'
  /** Whether an address leaves the frame that the product stands in: its links then open in a new tab. */
  isOutside?: (href: string) => boolean
  children: ReactNode
}

/** Wraps the whole product once: links of this package navigate through it, and dates use its locale. */
export function UiProvider({ navigate, useHref, locale = 'en-NZ', isOutside, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} useHref={useHref}>
        <OutsideLinks value={isOutside ?? null}>{children}</OutsideLinks>
      </RouterProvider>
    </I18nProvider>
  )
}

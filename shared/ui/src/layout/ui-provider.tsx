import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { LinkProvider } from './link-provider.tsx'

export interface UiProviderProps {
  /** Moves to a path inside the product, such as react-router's `navigate`. */
  navigate: (path: string) => void
  /** Turns a path into the address a link shows. */
  useHref?: (path: string) => string
  /** Both countries write dates day first and times with am and pm. */
  locale?: 'en-NZ' | 'en-AU'
  /** Whether an address leaves the frame that the product stands in: its links then open in a new tab. */
  isOutside?: (href: string) => boolean
  /** Called with the path of a link that somebody is about to follow. */
  onIntent?: (path: string) => void
  children: ReactNode
}

/** Wraps the whole product once: links of this package navigate through it, and dates use its locale. */
export function UiProvider({ navigate, useHref, locale = 'en-NZ', isOutside, onIntent, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} useHref={useHref}>
        <LinkProvider navigate={navigate} useHref={useHref} isOutside={isOutside} onIntent={onIntent}>
          {children}
        </LinkProvider>
      </RouterProvider>
    </I18nProvider>
  )
}

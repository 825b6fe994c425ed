import { LinkProvider } from '@waymark/ui/link-provider'
import { isFramed } from '@waymark/web-kit/framed'
import { useHref, useNavigate } from '@waymark/web-kit/router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { leavesFrame } from '../framed/framed-paths.ts'
import { loadAhead } from '../load-ahead.ts'

const loadUi = async () => (await import('@waymark/ui/ui-provider')).UiProvider
const LateUi = lazy(async () => ({ default: await loadUi() }))
let Ui: typeof LateUi | Awaited<ReturnType<typeof loadUi>> = LateUi

/** Loads it ahead, so that a page which is drawn afterwards is there at once. */
export async function preloadUi(): Promise<void> {
  Ui = await loadUi()
}

/** In another site's page, an address that leaves the frame is that of the suite itself. */
const framed = {
  isOutside: leavesFrame,
  useHref: function useFramedHref(to: string): string {
    const href = useHref(to)
    return leavesFrame(to) ? to : href
  },
}

const inPage = { useHref, onIntent: loadAhead }

/** Wraps every page that uses links of the ui package. The front page and the login page do without. */
export function WithUi({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  // The one that it began with: another would draw all of the page anew.
  const [UiProvider] = useState(() => Ui)
  return (
    <Suspense fallback={null}>
      <UiProvider navigate={navigate} {...(isFramed() ? framed : inPage)}>
        {children}
      </UiProvider>
    </Suspense>
  )
}

/** Wraps the pages that are texts: of the ui package they have what is plain, and links. */
export function WithLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <LinkProvider navigate={navigate} {...(isFramed() ? framed : inPage)}>
      {children}
    </LinkProvider>
  )
}

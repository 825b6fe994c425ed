import { isFramed } from '@waymark/web-kit/framed'
import { useHref, useNavigate } from '@waymark/web-kit/router'
import { lazy, type ReactNode, Suspense } from 'react'
import { leavesFrame } from '../framed/framed-paths.ts'

const UiProvider = lazy(async () => ({ default: (await import('@waymark/ui/ui-provider')).UiProvider }))

/** In another site's page, an address that leaves the frame is that of the suite itself. */
const framed = {
  isOutside: leavesFrame,
  useHref: function useFramedHref(to: string): string {
    const href = useHref(to)
    return leavesFrame(to) ? to : href
  },
}

/** Wraps every page that uses links of the ui package. The front page and the login page do without. */
export function WithUi({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <Suspense fallback={null}>
      <UiProvider navigate={navigate} {...(isFramed() ? framed : { useHref })}>
        {children}
      </UiProvider>
    </Suspense>
  )
}

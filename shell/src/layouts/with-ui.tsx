import { useHref, useNavigate } from '@waymark/web-kit/router'
import { lazy, type ReactNode, Suspense } from 'react'

const UiProvider = lazy(async () => ({ default: (await import('@waymark/ui/ui-provider')).UiProvider }))

/** Wraps every page that uses links of the ui package. The front page and the login page do without. */
export function WithUi({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <Suspense fallback={null}>
      <UiProvider navigate={navigate} useHref={useHref}>
        {children}
      </UiProvider>
    </Suspense>
  )
}

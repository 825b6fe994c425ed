import { UiProvider } from '@waymark/ui/ui-provider'
import { useHref, useNavigate } from '@waymark/web-kit/router'
import type { ComponentProps } from 'react'
import { loadAhead } from '../load-ahead.ts'
import { OneSearch } from '../search/one-search.tsx'

/** The search with suggestions and all that it stands on, in one load: a field that waits for a part of it would lose what is typed. */
export function RichSearch(props: ComponentProps<typeof OneSearch>) {
  const navigate = useNavigate()
  return (
    <UiProvider navigate={navigate} useHref={useHref} onIntent={loadAhead}>
      <OneSearch {...props} />
    </UiProvider>
  )
}

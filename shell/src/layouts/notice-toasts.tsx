import { useNotices } from '@waymark/web-kit/notices'
import { lazy, Suspense } from 'react'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

/** The toasts of the page. They are loaded with the first notice. */
export function NoticeToasts() {
  const isUsed = useNotices(({ list }) => list.length > 0)
  if (!isUsed) return null
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  )
}

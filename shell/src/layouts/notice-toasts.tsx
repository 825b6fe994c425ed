import { useNotices } from '@waymark/web-kit/notices'
import { lazy, Suspense } from 'react'
import { loadToasts } from './fault-parts.ts'

const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }))

/** The toasts of the page. Nothing is drawn before the first notice. */
export function NoticeToasts() {
  const isUsed = useNotices(({ list }) => list.length > 0)
  if (!isUsed) return null
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  )
}

import { toastEvent } from '@waymark/ui/toast-event'
import { useNotices } from '@waymark/web-kit/notices'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadToasts } from './fault-parts.ts'

const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }))

/** The toasts of the page. Nothing is drawn before the first notice, or the first toast of a part such as a copy button. */
export function NoticeToasts() {
  const hasNotices = useNotices(({ list }) => list.length > 0)
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    const ask = () => setIsAsked(true)
    addEventListener(toastEvent, ask)
    return () => removeEventListener(toastEvent, ask)
  }, [])
  if (!hasNotices && !isAsked) return null
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  )
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { isNewVersion } from '../new-version.ts'

const VersionBar = lazy(async () => ({ default: (await import('./version-bar.tsx')).VersionBar }))

const checkEveryMs = 10 * 60_000

/** Tells when a newer version of the product has been installed. It never reloads by itself: something may be half typed. */
export function NewVersionNotice() {
  const [isNew, setIsNew] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)
  useEffect(() => {
    if (isNew) return
    const check = () => {
      if (document.visibilityState === 'visible') void isNewVersion().then(setIsNew)
    }
    const timer = setInterval(check, checkEveryMs)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [isNew])
  if (!isNew || isDismissed) return null
  return (
    <Suspense fallback={null}>
      <VersionBar onLater={() => setIsDismissed(true)} />
    </Suspense>
  )
}

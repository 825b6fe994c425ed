import { useMismatches } from '@waymark/web-kit/check-answer'
import { slotWords, useFailedSlots } from '@waymark/web-kit/slots'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isNewVersion } from '../new-version.ts'

const VersionBar = lazy(async () => ({ default: (await import('./version-bar.tsx')).VersionBar }))

const checkEveryMs = 10 * 60_000

/** Tells when a newer version of the product has been installed, when this page met an answer of one, or when a part of it did not load. It never reloads by itself: there may be unsent text. */
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
  const isOutOfDate = useMismatches(({ mismatches }) => mismatches.length > 0)
  const failed = useFailedSlots(({ names }) => names[0])
  if ((!isNew && !isOutOfDate && !failed) || isDismissed) return null
  return (
    <Suspense fallback={null}>
      <VersionBar
        isOutOfDate={isOutOfDate}
        failedPart={failed === undefined ? null : slotWords[failed]}
        onLater={() => setIsDismissed(true)}
      />
    </Suspense>
  )
}

import { Button } from '@waymark/ui/button'
import { useEffect, useState } from 'react'
import { isNewVersion } from '../new-version.ts'
import css from './new-version-notice.module.css'

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
    <section className={css.notice} aria-label="New version">
      <p role="status">A new version of Waymark is ready. Load the page again to use it.</p>
      <Button onPress={() => location.reload()}>Load the page again</Button>
      <Button variant="quiet" onPress={() => setIsDismissed(true)}>
        Later
      </Button>
    </section>
  )
}

import { useIsOnline } from '@waymark/web-kit/online'
import { useEffect, useState } from 'react'
import css from './offline-notice.module.css'

/** How long it stays said that the connection is back; ms. */
const backForMs = 5000

/** Says for the whole page that there is no connection, and when it is back. The status is there before, or nobody would hear it. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    if (isOnline) return
    // It may have come over what the person is at.
    const focused = document.activeElement
    if (focused !== document.body) focused?.scrollIntoView({ block: 'nearest' })
    return () => setIsBack(true)
  }, [isOnline])
  useEffect(() => {
    if (!isBack) return
    const timer = setTimeout(() => setIsBack(false), backForMs)
    return () => clearTimeout(timer)
  }, [isBack])
  return (
    <div role="status" className={css.place}>
      {!isOnline && (
        <p className={css.bar}>
          <b>You are offline.</b> You see what was loaded before. Nothing that you send goes out until the connection is
          back.
        </p>
      )}
      {isOnline && isBack && <p className={css.bar}>The connection is back.</p>}
    </div>
  )
}

import { Button } from '@waymark/ui/button'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount } from '@waymark/web-kit/format'
import type { ActingState } from '@waymark/web-kit/session'
import { useAppStore } from '@waymark/web-kit/store'
import { useEffect, useState } from 'react'
import css from './acting-banner.module.css'
import { useLogOut } from './user-menu.tsx'

const minuteMs = 60_000
/** How long before the end it is said aloud. */
const warningMs = 2 * minuteMs

/** Stands over everything while a global administrator acts as somebody else. */
export function ActingBanner() {
  const user = useAppStore((state) => state.user)
  const acting = useAppStore((state) => state.acting)
  const leave = useLogOut()
  if (!user || !acting) return null
  return (
    <section aria-label="Acting as somebody else" className={css.banner}>
      <p>
        <b>{user.actingAdminName}</b> is acting as{' '}
        <b>
          {user.firstName} {user.lastName}
        </b>
        , in this tab only. Everything done here is recorded. <TimeLeft acting={acting} />
      </p>
      <Button variant="onDeepQuiet" size="small" onPress={() => void leave()}>
        Stop acting
      </Button>
    </section>
  )
}

function TimeLeft({ acting: { untilMs } }: { readonly acting: ActingState }) {
  const [nowMs, setNowMs] = useState(Date.now)
  const leftMs = Math.max(0, untilMs - nowMs)
  useEffect(() => {
    const nextMinuteMs = leftMs % minuteMs || minuteMs
    const timer = setTimeout(() => setNowMs(Date.now()), nextMinuteMs)
    return () => clearTimeout(timer)
  }, [leftMs])
  const isEnding = leftMs <= warningMs
  useEffect(() => {
    if (isEnding) announce('Acting ends in two minutes.')
  }, [isEnding])
  return <span className={css.left}>{leftWords(leftMs)}</span>
}

function leftWords(leftMs: number): string {
  const minutes = Math.ceil(leftMs / minuteMs)
  return minutes > 1 ? `${formatCount(minutes, 'minute')} left.` : 'Less than a minute left.'
}

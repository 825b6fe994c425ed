import { Button } from '@waymark/ui/button'
import type { ActingState } from '@waymark/web-kit/acting'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount } from '@waymark/web-kit/format'
import { useAppStore } from '@waymark/web-kit/store'
import { lazy, Suspense, useEffect, useState } from 'react'
import css from './acting-banner.module.css'
import { useLogOut } from './user-menu.tsx'

const ActingEndsDialog = lazy(async () => ({ default: (await import('./acting-ends-dialog.tsx')).ActingEndsDialog }))

const minuteMs = 60_000
/** How long before the end it is announced. */
const warningMs = 2 * minuteMs

/** Shown above everything while a global administrator acts as somebody else. */
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
        , in this tab only. Everything done here is recorded. <TimeLeft key={acting.untilMs} acting={acting} />
      </p>
      <BeforeTheEnd key={acting.untilMs} acting={acting} name={`${user.firstName} ${user.lastName}`} />
      <Button variant="onDeepQuiet" size="small" onPress={() => void leave()}>
        Stop acting
      </Button>
    </section>
  )
}

/** Asks a minute before the end whether to continue. */
function BeforeTheEnd({ acting: { untilMs }, name }: { readonly acting: ActingState; readonly name: string }) {
  const leftMs = useMsLeft(untilMs)
  const [isAnswered, setIsAnswered] = useState(false)
  if (leftMs > minuteMs || isAnswered) return null
  return (
    <Suspense fallback={null}>
      <ActingEndsDialog name={name} onClose={() => setIsAnswered(true)} />
    </Suspense>
  )
}

function TimeLeft({ acting: { untilMs } }: { readonly acting: ActingState }) {
  const leftMs = useMsLeft(untilMs)
  const isEnding = leftMs <= warningMs
  useEffect(() => {
    if (isEnding) announce('Acting ends in two minutes.')
  }, [isEnding])
  return <span className={css.left}>{leftText(leftMs)}</span>
}

/** The time until `untilMs`, announced at each full minute. */
function useMsLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now)
  const leftMs = Math.max(0, untilMs - nowMs)
  useEffect(() => {
    const nextMinuteMs = leftMs % minuteMs || minuteMs
    const timer = setTimeout(() => setNowMs(Date.now()), nextMinuteMs)
    return () => clearTimeout(timer)
  }, [leftMs])
  return leftMs
}

function leftText(leftMs: number): string {
  const minutes = Math.ceil(leftMs / minuteMs)
  return minutes > 1 ? `${formatCount(minutes, 'minute')} left.` : 'Less than a minute left.'
}

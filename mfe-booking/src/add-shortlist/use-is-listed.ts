import { shortlist } from '@waymark/contracts/shortlist'
import { useCall } from '@waymark/web-kit/use-call'
import { useEffect, useState } from 'react'

const askEveryMs = 500
const waitAtMostMs = 10_000

/**
 * Whether a location is on the shortlist yet after its invitation was accepted: a job puts it there, and until then a
 * private one cannot be booked. It counts as listed after a while, since a location that has closed never comes.
 */
export function useIsListed(serviceAreaId: number | null, isAwaited: boolean): boolean {
  const [isLate, setLate] = useState(false)
  const isListedIn = (ids: readonly number[] = []) => serviceAreaId === null || ids.includes(serviceAreaId)
  const { data, isError } = useCall(
    shortlist.getShortlist,
    {},
    {
      enabled: isAwaited && !isLate,
      staleMs: 0,
      refetchMs: (answer) => (isListedIn(answer?.serviceAreaIds) ? false : askEveryMs),
    },
  )
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitAtMostMs)
    return () => clearTimeout(timer)
  }, [])
  return !isAwaited || isLate || isError || isListedIn(data?.serviceAreaIds)
}

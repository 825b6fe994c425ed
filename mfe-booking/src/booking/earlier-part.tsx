import { earlierTime } from '@waymark/contracts/earlier-time'
import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { RadioGroup } from '@waymark/ui/radio-group'
import { Stack } from '@waymark/ui/stack'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useSend } from '@waymark/web-kit/use-send'
import Bell from 'lucide-react/icons/bell'
import { useRef, useState } from 'react'
import { staffNames } from '../booking-list/booking-row.ts'
import type { BookingDetail } from './booking-detail.ts'

/** For its client: being told when an earlier time comes free. Nothing is booked by itself. */
export function EarlierPart({ detail }: { readonly detail: BookingDetail }) {
  const { bookingId, earlierWatch, mySide, status, changeRefusal } = detail
  const [who, setWho] = useState<'anybody' | 'same'>('anybody')
  const words = useRef<HTMLParagraphElement>(null)
  const focusWords = useFocusAfter(words)
  const watch = useSend(earlierTime.watchEarlierTime, { onSuccess: focusWords })
  const stop = useSend(earlierTime.stopWatchingEarlierTime, { onSuccess: focusWords })
  if (mySide !== 'client' || status !== bookingStatus.Confirmed || changeRefusal !== null) return null
  const comes = staffNames(detail) ?? ''
  const error = watch.error ?? stop.error
  return (
    <Card as="section" labelledBy="booking-earlier">
      <h2 id="booking-earlier">An earlier time</h2>
      <Stack gap={4}>
        <p ref={words} tabIndex={-1}>
          {earlierWatch
            ? `We tell you when an earlier time comes free${earlierWatch.isSameStaff ? ` with ${comes}` : ''}, until you can change this booking no longer. It stays as it is until you change it.`
            : 'When somebody cancels or moves a visit before yours, we can tell you. You then choose whether to change to it. Nothing is booked by itself.'}
        </p>
        {!earlierWatch && comes !== '' && (
          <RadioGroup
            label="Who may come?"
            options={[
              { id: 'anybody', label: 'Anybody from the team' },
              { id: 'same', label: `Only ${comes}` },
            ]}
            value={who}
            onChange={setWho}
          />
        )}
        {error && <p role="alert">{error.message}</p>}
        <div>
          {earlierWatch ? (
            <Button
              isPending={stop.isPending}
              pendingLabel="Stopping"
              onPress={() => stop.mutate({ input: { bookingId } })}
            >
              Do not tell me any more
            </Button>
          ) : (
            <Button
              icon={Bell}
              isPending={watch.isPending}
              pendingLabel="Keeping it"
              onPress={() => watch.mutate({ input: { bookingId, isSameStaff: who === 'same' } })}
            >
              Tell me if an earlier time comes free
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  )
}

import { closedDay } from '@waymark/contracts/closed-day'
import type { OutputOf } from '@waymark/contracts/define-call'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { formatDate } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { ClosingDialog } from './closing-dialog.tsx'
import { type BookedFrom, bookedFromText, stillBookedText } from './closing-words.ts'

interface ClosingProps {
  readonly serviceAreaId: number
  readonly areaName: string
}

/** The day from which the location is closed for good: set, changed and taken back by admins of the organisation. */
export function Closing({ serviceAreaId, areaName }: ClosingProps) {
  const isAccountAdmin = useAppStore(({ user }) => user?.isAccountAdmin === true)
  // The day whose bookings are being cancelled, one after the other, since it was set here.
  const [cancelsFrom, setCancelsFrom] = useState<string | null>(null)
  const found = useCall(
    closedDay.getLocationClosing,
    { serviceAreaId },
    { refetchMs: (data) => isCancelling(cancelsFrom, data) && limits.bookingStatusPollMs },
  )
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <Section title="Closing for good" hint="For a location that moves or stops, from a day you choose.">
      <Loaded of={found} what="the closing date" shape="form" headingLevel={3}>
        {({ closing, booked, today }) => (
          <Stack gap={4}>
            {closing === null ? (
              <p>{areaName} has no closing date.</p>
            ) : (
              <ClosingNotice
                date={closing.date}
                note={closing.note}
                isClosed={closing.isClosed}
                booked={booked}
                isCancelling={isCancelling(cancelsFrom, found.data)}
              />
            )}
            {isAccountAdmin && closing?.isClosed !== true && (
              <Cluster>
                <Button onPress={() => setIsChoosing(true)}>
                  {closing === null ? 'Set a closing date' : 'Change the closing date'}
                </Button>
                {closing !== null && <TakeBack serviceAreaId={serviceAreaId} areaName={areaName} />}
              </Cluster>
            )}
            {!isAccountAdmin && <p>Only an admin of the organisation can set a closing date or take it back.</p>}
            {isChoosing && (
              <ClosingDialog
                serviceAreaId={serviceAreaId}
                areaName={areaName}
                today={today}
                note={closing?.note ?? ''}
                onClose={() => setIsChoosing(false)}
                onSet={({ date, bookings }) => setCancelsFrom(bookings === 'cancel' ? date : null)}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}

/** Until nothing is left of what was booked from the day on; another day than that is another question. */
function isCancelling(
  from: string | null,
  closing: OutputOf<typeof closedDay.getLocationClosing> | undefined,
): boolean {
  return from !== null && closing?.closing?.date === from && bookedFromText(closing.booked) !== null
}

interface ClosingNoticeProps {
  readonly date: string
  readonly note: string
  readonly isClosed: boolean
  readonly booked: BookedFrom
  readonly isCancelling: boolean
}

function ClosingNotice({ date, note, isClosed, booked, isCancelling }: ClosingNoticeProps) {
  if (isClosed)
    return (
      <Notice tone="info" title={`Closed for good since ${formatDate(date)}.`}>
        It can be opened again on its profile, by an admin of the organisation.
      </Notice>
    )
  return (
    <Notice tone="warning" title={`Closes for good on ${formatDate(date)}.`}>
      <p role="status">{stillBookedText(booked, isCancelling)}</p>
      {note !== '' && <p>Everybody reads: “{note}”</p>}
      {booked.bookingCount > 0 && !isCancelling && (
        <LinkButton size="small" href={`/booking/upcoming?${new URLSearchParams({ from: booked.from })}`}>
          See these bookings
        </LinkButton>
      )}
    </Notice>
  )
}

function TakeBack({ serviceAreaId, areaName }: ClosingProps) {
  const [isAsking, setIsAsking] = useState(false)
  const undoing = useSend(closedDay.undoLocationClosing, {
    onSuccess: () => {
      setIsAsking(false)
      notify('success', `${areaName} stays open.`)
    },
  })
  return (
    <>
      <Button variant="quiet" onPress={() => setIsAsking(true)}>
        Take it back
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Keep ${areaName} open?`}
        confirmLabel="Yes, keep it open"
        cancelLabel="No, it closes"
        tone="primary"
        onConfirm={async () => {
          await undoing.mutateAsync({ input: { serviceAreaId } })
        }}
        onCancel={() => setIsAsking(false)}
      >
        People can book it again on every day. What was cancelled because of the closing stays cancelled.
      </ConfirmDialog>
    </>
  )
}

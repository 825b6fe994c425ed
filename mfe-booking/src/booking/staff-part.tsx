import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { Mark } from '@waymark/ui/mark'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { lackedText } from '@waymark/web-kit/lacked-text'
import { notify } from '@waymark/web-kit/notices'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useSend } from '@waymark/web-kit/use-send'
import { Fragment, useRef, useState } from 'react'
import type { BookingDetail } from './booking-detail.ts'
import { StaffDialog } from './staff-dialog.tsx'

type Person = BookingDetail['staff'][number]

/** Who goes, for managers: replace somebody, add somebody, or take somebody off. */
export function StaffPart({ detail }: { readonly detail: BookingDetail }) {
  const [asked, setAsked] = useState<{ readonly replaced: Person | null } | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = useFocusAfter(title)
  const takeOff = useSend(booking.deleteBookingStaff, {
    quiet: true,
    onSuccess: (_, { staffUserProfileId }) => {
      const person = detail.staff.find(({ userProfileId }) => userProfileId === staffUserProfileId)
      if (person) notify('success', `${nameOf(person)} is no longer going to this booking.`)
      focusTitle()
    },
  })
  if (!detail.mayAssignStaff) return null
  const isUnplaced = detail.status === bookingStatus.Incomplete
  const sendingId = takeOff.isPending ? takeOff.variables.input.staffUserProfileId : null
  return (
    <Card as="section" labelledBy="booking-staff">
      <h2 ref={title} tabIndex={-1} id="booking-staff">
        Who goes
      </h2>
      {isUnplaced && (
        <p>
          Nobody goes yet: nobody was free when {detail.clientName} asked. Whom you send confirms the visit. If nobody
          can go, write to {detail.clientName}: they can take another time on their page, or put the visit aside. There
          is nothing to cancel, since it holds nobody’s time.
        </p>
      )}
      {detail.staff.length > 0 && (
        <Stack as="ul" gap={3}>
          {detail.staff.map((person) => (
            <Cluster key={person.userProfileId} as="li" gap={4} isSpread>
              <span>
                <b>{nameOf(person)}</b>
                {keptBack(detail, person).map((reason) => (
                  <Fragment key={reason}>
                    {' '}
                    <Mark shape="triangle" /> {reason}
                  </Fragment>
                ))}
              </span>
              <Cluster gap={2}>
                <Button
                  size="small"
                  aria-label={`Send somebody else instead of ${nameOf(person)}`}
                  onPress={() => setAsked({ replaced: person })}
                >
                  Somebody else
                </Button>
                {detail.staff.length > 1 && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Take ${nameOf(person)} off this booking`}
                    isPending={sendingId === person.userProfileId}
                    pendingLabel="Taking off"
                    onPress={() =>
                      takeOff.mutate({
                        input: { bookingId: detail.bookingId, staffUserProfileId: person.userProfileId },
                      })
                    }
                  >
                    Take off
                  </Button>
                )}
              </Cluster>
            </Cluster>
          ))}
        </Stack>
      )}
      {takeOff.error && (
        <Notice tone="danger" isLive>
          {takeOff.error.message}
        </Notice>
      )}
      <div>
        <Button onPress={() => setAsked({ replaced: null })}>
          {isUnplaced ? 'Send somebody' : 'Send one more person'}
        </Button>
      </div>
      {asked && (
        <StaffDialog
          detail={detail}
          replaced={asked.replaced}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            focusTitle()
          }}
        />
      )}
    </Card>
  )
}

/** Why somebody who goes cannot. */
function keptBack(
  { awayStaffIds = [], formerStaffIds = [], staffLacks = [] }: BookingDetail,
  { userProfileId }: Person,
): string[] {
  const lacks = staffLacks.filter((lacked) => lacked.userProfileId === userProfileId)
  const isOne = (ids: readonly number[]) => ids.includes(userProfileId)
  return [
    ...(isOne(formerStaffIds) ? ['Does no visits here any more'] : []),
    ...lacks.map(lackedText),
    ...(isOne(awayStaffIds) ? ['Away at this time'] : []),
  ]
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}

import { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { useState } from 'react'
import type { CallError } from '../calls/call-error.ts'
import { useCall } from '../calls/use-call.ts'
import { useSend } from '../calls/use-send.ts'
import { notify } from '../live/notices.ts'

type BookingDetail = OutputOf<typeof booking.getBookingDetail>
type Person = BookingDetail['staff'][number]

interface StaffChoiceOptions {
  readonly detail: Pick<BookingDetail, 'bookingId' | 'staff'>
  /** Who is replaced; null when somebody is added. */
  readonly replaced: Person | null
  readonly onDone: () => void
}

/** Who goes to a booking: one of the others who do its service. */
export interface StaffChoice {
  /** For `OnePerson` of ui; null while nobody else is known. */
  readonly field: {
    readonly people: readonly Person[]
    readonly total: number
    readonly value: Person | null
    readonly onChange: (person: Person | null) => void
    readonly onSearch: (text: string) => void
    readonly isLoading: boolean
  } | null
  readonly chosen: Person | null
  readonly isLoading: boolean
  /** Why the team did not load. */
  readonly loadError: CallError | null
  readonly hasNobodyElse: boolean
  readonly isPending: boolean
  /** Why the chosen person cannot go. */
  readonly error: CallError | null
  readonly send: (reason?: string) => void
}

/** Chooses one of the staff who do the service of a booking and sends them; the server decides whether they are free. */
export function useStaffChoice({ detail, replaced, onDone }: StaffChoiceOptions): StaffChoice {
  const { bookingId, staff } = detail
  const [chosen, setChosen] = useState<Person | null>(null)
  const [staffSearch, setStaffSearch] = useState('')
  const team = useCall(booking.getDataForChangeBooking, { bookingId, staffSearch }, { keepPrevious: true })
  const others = (team.data?.staffToChoose ?? []).filter(
    (person) => !staff.some(({ userProfileId }) => userProfileId === person.userProfileId),
  )
  const isAlone = others.length === 0 && staffSearch === ''
  const update = useSend(booking.updateBookingStaff, {
    quiet: true,
    onSuccess: () => {
      if (chosen) notify('success', `${chosen.firstName} ${chosen.lastName} is going to this booking.`)
      onDone()
    },
  })
  return {
    field: isAlone
      ? null
      : {
          people: others,
          total: team.data?.staffToChooseCount ?? 0,
          value: chosen,
          onChange: (person) => {
            setChosen(person)
            update.reset()
          },
          onSearch: setStaffSearch,
          isLoading: team.isFetching,
        },
    chosen,
    isLoading: team.isPending,
    loadError: team.error,
    hasNobodyElse: team.data !== undefined && isAlone,
    isPending: update.isPending,
    error: update.error,
    send: (reason) => {
      if (chosen === null) return
      update.mutate({
        input: {
          bookingId,
          staffUserProfileId: chosen.userProfileId,
          ...(replaced === null ? {} : { replacedStaffUserProfileId: replaced.userProfileId }),
          ...(reason === undefined ? {} : { reason }),
        },
      })
    },
  }
}

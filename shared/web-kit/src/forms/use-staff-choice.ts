import { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { useState } from 'react'
import { useCall } from '../calls/use-call.ts'
import { notify } from '../live/notices.ts'
import { type FormHandle, useForm } from './use-form.ts'

type BookingDetail = OutputOf<typeof booking.getBookingDetail>
type Person = BookingDetail['staff'][number]

interface StaffChoiceOptions {
  readonly detail: Pick<BookingDetail, 'bookingId' | 'staff'>
  /** Who is replaced; null when somebody is added. */
  readonly replaced: Person | null
  readonly onDone: () => void
}

interface Chosen {
  readonly person: Person | null
  readonly reason: string
}

/** Who goes to a booking: one of the others who do its service. */
export interface StaffChoice {
  /** For `Loaded` of ui. */
  readonly team: ReturnType<typeof useCall<typeof booking.getDataForChangeBooking>>
  /** Nobody else does the service. */
  readonly isAlone: boolean
  readonly form: FormHandle<typeof booking.updateBookingStaff, Chosen>
  /** For `OnePerson` of ui, with `form.field('person')`. */
  readonly people: {
    readonly people: readonly Person[]
    readonly total: number
    readonly onSearch: (text: string) => void
    readonly isLoading: boolean
  }
}

const nothingChosen: Chosen = { person: null, reason: '' }

/** Chooses one of the staff who do the service of a booking and sends them; the server decides whether they are free. */
export function useStaffChoice({ detail, replaced, onDone }: StaffChoiceOptions): StaffChoice {
  const { bookingId, staff } = detail
  const [staffSearch, setStaffSearch] = useState('')
  const team = useCall(booking.getDataForChangeBooking, { bookingId, staffSearch }, { keepPrevious: true })
  const others = (team.data?.staffToChoose ?? []).filter(
    (person) => !staff.some(({ userProfileId }) => userProfileId === person.userProfileId),
  )
  const form = useForm(booking.updateBookingStaff, {
    values: nothingChosen,
    toInput: ({ person, reason }) => ({
      bookingId,
      staffUserProfileId: person?.userProfileId,
      ...(replaced === null ? {} : { replacedStaffUserProfileId: replaced.userProfileId }),
      ...(reason === '' ? {} : { reason }),
    }),
    fieldOf: { staffUserProfileId: 'person' },
    onSuccess: (_answer, { values: { person } }) => {
      if (person) notify('success', `${person.firstName} ${person.lastName} is going to this booking.`)
      onDone()
    },
  })
  return {
    team,
    isAlone: others.length === 0 && staffSearch === '',
    form,
    people: {
      people: others,
      total: team.data?.staffToChooseCount ?? 0,
      onSearch: setStaffSearch,
      isLoading: team.isFetching,
    },
  }
}

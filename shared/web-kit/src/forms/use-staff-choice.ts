import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { useState } from 'react'
import { useCall } from '../calls/use-call.ts'
import { notify } from '../live/notices.ts'
import { notFreeText } from './not-free-text.ts'
import { type FormHandle, useForm } from './use-form.ts'

type BookingDetail = OutputOf<typeof booking.getBookingDetail>
type Person = BookingDetail['staff'][number]

interface StaffChoiceOptions {
  readonly detail: Pick<BookingDetail, 'bookingId'>
  /** Who is replaced; null when somebody is added. */
  readonly replaced: Person | null
  readonly onDone: () => void
}

interface ChoosablePerson extends Person {
  /** "Free then". */
  readonly detail: string
}

interface Chosen {
  readonly person: Person | null
  readonly reason: string
}

/** Who goes to a booking: one of those who can. */
export interface StaffChoice {
  /** For `Loaded` of ui. */
  readonly team: ReturnType<typeof useCall<typeof bookingTeam.getStaffForBooking>>
  /** Nobody who does the service can go. */
  readonly isNobody: boolean
  readonly form: FormHandle<typeof booking.updateBookingStaff, Chosen>
  /** For `OnePerson` of ui, with `form.field('person')`: free people first, then those who are not at work then. */
  readonly people: {
    readonly people: readonly ChoosablePerson[]
    readonly total: number
    readonly onSearch: (text: string) => void
    readonly isLoading: boolean
  }
  /** For `WhyNot` of ui. */
  readonly others: readonly { readonly id: number; readonly name: string; readonly reason: string }[]
}

const nothingChosen: Chosen = { person: null, reason: '' }

/** Chooses one of the staff who can go to a booking and sends them; the server decides once more whether they are free. */
export function useStaffChoice({ detail, replaced, onDone }: StaffChoiceOptions): StaffChoice {
  const { bookingId } = detail
  const [search, setSearch] = useState('')
  const team = useCall(bookingTeam.getStaffForBooking, { bookingId, search }, { keepPrevious: true, staleMs: 0 })
  const all = team.data?.people ?? []
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
    isNobody: team.data?.canGoCount === 0,
    form,
    people: {
      people: all.filter(canGo).map((person) => ({ ...person, detail: notFreeText(person) ?? 'Free then' })),
      total: team.data?.canGoCount ?? 0,
      onSearch: setSearch,
      isLoading: team.isFetching,
    },
    others: all
      .filter((person) => !canGo(person))
      .map((person) => ({
        id: person.userProfileId,
        name: `${person.firstName} ${person.lastName}`,
        reason: notFreeText(person) ?? '',
      })),
  }
}

/** Working hours are advice; the rest is refused. */
function canGo({ notFree }: { readonly notFree: string | null }): boolean {
  return notFree === null || notFree === 'notAtWork'
}

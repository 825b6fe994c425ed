import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { formatCount, formatDateTime, formatMoney } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { type FormInput, useForm } from '@waymark/web-kit/use-form'
import { useLiveForm } from '@waymark/web-kit/use-live-form'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { startOf } from '../free-times/chosen-time.ts'
import { useFreeTimes } from '../free-times/use-free-times.ts'
import type { WrittenAnswer } from '../new-booking/booking-draft.ts'
import type { OfferedSize, ServiceOffer } from '../new-booking/service-offer.ts'
import { addressOf } from '../place/place.ts'
import { type ChangeDraft, emptyChange } from './change-draft.ts'
import {
  answersToSend,
  changedAnswerParts,
  changeFieldOfPath,
  changeProblems,
  offerToChange,
} from './changed-answers.ts'
import { type ChangedDate, type ChangeScope, type ChangeStart, changedDates } from './changed-dates.ts'
import { useCheckedChange } from './use-checked-change.ts'
import { type OfferedTime, useOfferedTime } from './use-offered-time.ts'

/** State of the change: what is chosen, what would move where, and sending it. */
export function useChangeForm(start: ChangeStart, onChanged: () => void) {
  const { bookingId, requestedStartDateTime } = start
  const [empty] = useState(() => emptyChange(start))
  const offered = useOfferedTime()
  const offer = useMemo(() => offerToChange(start), [start])
  const sent = useRef<SentChange | null>(null)
  const form = useForm(booking.changeBooking, {
    values: empty,
    draft: `change-booking:${bookingId}`,
    onOpen: (kept) => (offered ? { ...kept, ...answersOfOffered(start, offered) } : kept),
    toInput: (typed) => changeInput(start, offer, typed),
    check: () => Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    pathOf: changeFieldOfPath,
    fieldOf: {
      SizeNotOffered: 'size',
      PriceAgreed: 'size',
      TooManyPeople: 'people',
      WhoIsItFor: 'recipientName',
      OutsideRadius: 'place',
    },
    // What the form itself shows must not change before it closes.
    refresh: 'after',
    before: async (values) => {
      sent.current = { start, draft: values, dateCount: dates.length }
      return {}
    },
    onSuccess: ({ changedBookingIds, bookingDatesSummary: [first] }) => {
      finish(changedBookingIds.length, requestedStartDateTime, first?.bookingStartDateTime ?? requestedStartDateTime)
    },
  })
  function finish(dateCount: number, from: string, to: string) {
    const one =
      from === to ? 'Your booking is changed.' : `Changed to ${formatDateTime(to, namedZone(start.timeZone))}.`
    notify('success', dateCount === 1 ? one : `${formatCount(dateCount, 'date')} changed.`)
    onChanged()
  }
  // Done although its answer was lost: the booking is as it was asked for once it is read again.
  const isDone = form.error?.isUnknown === true && sent.current !== null && !differs(start, offer, sent.current.draft)
  const finishLost = useEffectEvent(() => {
    if (sent.current === null) return
    form.reset()
    finish(sent.current.dateCount, sent.current.start.requestedStartDateTime, requestedStartDateTime)
  })
  useEffect(() => {
    if (isDone) finishLost()
  }, [isDone])
  const draft = form.values
  const scope = scopeOf(start, draft)
  const given = answersGiven(start, offer, draft)
  const changedParts = changedAnswerParts(given)
  const problems = changeProblems(draft, offer, changedParts)
  const size = offer?.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === draft.sizeOptionId)
  const durationMinutes = size ? size.durationHours * 60 : start.durationMinutes
  const times = useFreeTimes({
    asked: {
      ServiceAreaServiceId: start.ServiceAreaServiceId,
      ServiceSizeOptionId: draft.sizeOptionId ?? start.ServiceSizeOptionId,
      changedBookingId: bookingId,
      changedScope: scope,
      ...(draft.preferredStaffId === null ? {} : { preferredStaffUserProfileId: draft.preferredStaffId }),
    },
    timeZone: start.timeZone,
    firstBookableDay: start.fromDate,
    isAsked: true,
    isSending: form.isPending,
    firstMonth: draft.day.slice(0, 7),
  })
  const chosenStart = startOf(draft)
  const isTaken = chosenStart !== null && chosenStart !== requestedStartDateTime && times.isTaken(draft)
  // Other answers alone leave the time as it is.
  const newStart = chosenStart ?? (changedParts.length > 0 ? requestedStartDateTime : null)
  const dates = useCheckedChange(start, scope, newStart === null ? [] : changedDates(start, scope, newStart), {
    sizeOptionId: draft.sizeOptionId ?? start.ServiceSizeOptionId,
    isOtherLength: durationMinutes !== start.durationMinutes,
  })
  const live = useLiveForm(form, problems)
  return {
    ...live,
    draft,
    change: form.change,
    written: (name: WrittenAnswer) => live.field(name),
    people: { ...live.field('peopleQty'), ...live.mark('people') },
    isForClient: start.isForClient,
    offer,
    size,
    changedParts,
    /** The fields that have to be put right, whether or not they are in view. */
    wrongFields: Object.keys(live.props.errors),
    addressText: addressOf(draft.street, draft.place?.label ?? ''),
    priceText: size ? priceTextOf(size) : start.feeDisplay,
    submit: form.submit,
    isSeries: isSeries(start),
    times,
    /** The time of the notice that led here. */
    offered,
    isTaken,
    dates,
    /** Why it cannot be sent yet. */
    disabledReason: disabledReasons(start, newStart, isTaken, changedParts.length > 0) ?? clashText(dates),
  }
}

/** What was sent last, and of which booking. */
interface SentChange {
  readonly start: ChangeStart
  readonly draft: ChangeDraft
  readonly dateCount: number
}

/** Whether the booking is not yet, or not any more, as these answers ask for. */
function differs(start: ChangeStart, offer: ServiceOffer | null, draft: ChangeDraft): boolean {
  const newStart = startOf(draft) ?? start.requestedStartDateTime
  return newStart !== start.requestedStartDateTime || changedAnswerParts(answersGiven(start, offer, draft)).length > 0
}

/** The time that somebody was told of, with whoever would come then, while they still do. */
function answersOfOffered({ staffToChoose }: ChangeStart, { day, time, staffId }: OfferedTime) {
  const isThere = staffToChoose.some(({ userProfileId }) => userProfileId === staffId)
  return { day, time, preferredStaffId: isThere ? staffId : null }
}

function isSeries({ movedDates }: ChangeStart): boolean {
  return movedDates.all.length > 1
}

function scopeOf(start: ChangeStart, { scope }: ChangeDraft): ChangeScope {
  return isSeries(start) ? scope : 'one'
}

/** The answers that differ from those agreed; none for somebody who may not change them. */
function answersGiven({ answers }: ChangeStart, offer: ServiceOffer | null, draft: ChangeDraft) {
  return answers === null ? {} : answersToSend(draft, answers, offer)
}

function changeInput(
  start: ChangeStart,
  offer: ServiceOffer | null,
  draft: ChangeDraft,
): FormInput<InputOf<typeof booking.changeBooking>> {
  return {
    bookingId: start.bookingId,
    RequestedStartDateTime: startOf(draft) ?? start.requestedStartDateTime,
    SeenStartDateTime: start.requestedStartDateTime,
    scope: scopeOf(start, draft),
    ...(draft.preferredStaffId === null ? {} : { preferredStaffUserProfileId: draft.preferredStaffId }),
    ...answersGiven(start, offer, draft),
  }
}

/** What a visit costs: "$48.00", or "Quote". */
function priceTextOf({ priceCents, feeDisplay }: OfferedSize): string {
  return priceCents === null || priceCents === 0 ? feeDisplay : formatMoney(priceCents)
}

export type ChangeForm = ReturnType<typeof useChangeForm>

function disabledReasons(
  start: ChangeStart,
  newStart: string | null,
  isTaken: boolean,
  isAnswered: boolean,
): string | undefined {
  if (start.changeRefusal !== null) return start.changeRefusal
  if (newStart === null) return 'Choose a free time, or change something that was agreed.'
  if (newStart === start.requestedStartDateTime && !isAnswered) return 'This is the time it has now. Choose another.'
  return isTaken ? 'Somebody took this time. Choose another.' : undefined
}

/** A series moves as a whole or not at all: the server refuses it for the same dates. */
function clashText(dates: readonly ChangedDate[]): string | undefined {
  const clashes = dates.filter(({ state }) => state === 'not free' || state === 'booked already').length
  if (clashes === 0) return undefined
  return `${clashes} of ${formatCount(dates.length, 'date')} cannot move there. Choose another time, or fewer dates.`
}

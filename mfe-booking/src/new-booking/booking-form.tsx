import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Form } from '@waymark/ui/form'
import { RouteLine, type RouteStop } from '@waymark/ui/route-line'
import { Split } from '@waymark/ui/split'
import { TextArea } from '@waymark/ui/text-area'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { useAppStore } from '@waymark/web-kit/store'
import { needLabel } from '../access-fit/need-label.ts'
import type { ChosenPlace } from '../place/place.ts'
import type { StopId } from './booking-problems.ts'
import { BookingSummary } from './booking-summary.tsx'
import type { ServiceOffer } from './service-offer.ts'
import type { StopProps } from './stop-props.ts'
import { stopState } from './stop-state.ts'
import { useBookingForm } from './use-booking-form.ts'
import { WhatStop } from './what-stop.tsx'
import { WhenStop } from './when-stop.tsx'
import { WhereStop } from './where-stop.tsx'
import { WhoStop } from './who-stop.tsx'

interface BookingFormProps {
  readonly offer: ServiceOffer
  readonly start: OutputOf<typeof booking.getDataForNewBooking>
  readonly place: ChosenPlace | null
  readonly onPlaced: (bookingId: number) => void
}

/** Four short parts on one page, with a summary of all answers beside them. */
export function BookingForm({ offer, start, place, onPlaced }: BookingFormProps) {
  const form = useBookingForm({ offer, place, onPlaced })
  const areaName = useAppStore(({ user, currentServiceArea }) =>
    user?.accountType === 'Business' ? (currentServiceArea?.name ?? null) : null,
  )
  const ownName = areaName ?? `${start.client.firstName} ${start.client.lastName}`
  const props: StopProps = { offer, form }
  const stop = (id: StopId, title: string, children: RouteStop['children']): RouteStop => ({
    id,
    title,
    ...stopState(id, form.problems, form.shown),
    children,
  })
  return (
    <Form {...form.props} label="New booking" purpose="send your booking" kept="Your answers are kept." hasOwnSummary>
      <Split aside={<BookingSummary offer={offer} form={form} ownName={ownName} />}>
        <RouteLine
          stops={[
            stop('what', 'What and how long', <WhatStop {...props} />),
            stop('who', 'Who is it for', <WhoStop {...props} ownName={ownName} isForArea={areaName !== null} />),
            stop(
              'where',
              'Where',
              <WhereStop {...props} lastAddress={start.lastAddress} ownAddress={start.ownAddress} />,
            ),
            stop(
              'when',
              'When',
              <>
                <WhenStop {...props} times={form.times} lastStaff={start.lastStaff} />
                <Extras {...props} needs={start.client.needs} />
              </>,
            ),
          ]}
        />
      </Split>
    </Form>
  )
}

interface ExtrasProps extends StopProps {
  readonly needs: OutputOf<typeof booking.getDataForNewBooking>['client']['needs']
}

/** What else they should know, and which of the person's access needs they may see. */
function Extras({ offer, form, needs }: ExtrasProps) {
  const { draft, change } = form
  const shareable = needs.flatMap(({ accessibilityOptionId, threshold }) => {
    const label = needLabel(accessibilityOptionId, threshold)
    return label === '' ? [] : [{ id: String(accessibilityOptionId), label }]
  })
  return (
    <>
      <TextArea
        {...form.field('notes')}
        label="Notes for the visit"
        hint={`Only ${offer.accountName} sees this.`}
        isOptional
        maxCharacters={2000}
      />
      {shareable.length > 0 && (
        <ToggleBadges
          label="Share your access needs"
          isOptional
          hint={`${draft.isMyself ? '' : 'These are your own needs. '}The people who come see what you tick, nobody else.`}
          options={shareable}
          value={draft.sharedOptionIds.map(String)}
          onChange={(ids) => change({ sharedOptionIds: ids.map(Number) })}
        />
      )}
    </>
  )
}

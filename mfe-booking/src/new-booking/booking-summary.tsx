import { addressWithUnit } from '@waymark/domain/place/unit'
import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { FormSummary } from '@waymark/ui/form-summary'
import { Icon } from '@waymark/ui/icon'
import { Summary } from '@waymark/ui/summary'
import { formatRange } from '@waymark/web-kit/format'
import { tabStorage } from '@waymark/web-kit/tab-storage'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import Save from 'lucide-react/icons/save'
import { addressOf } from '../place/place.ts'
import { addMinutes } from '../time/add-minutes.ts'
import { cutOffText, cutOffWalls } from '../time/cut-offs.ts'
import { AllDates, BookingPrice } from './booking-price.tsx'
import css from './new-booking.module.css'
import type { OfferedSize, ServiceOffer } from './service-offer.ts'
import type { BookingForm } from './use-booking-form.ts'

interface BookingSummaryProps {
  readonly offer: ServiceOffer
  readonly form: BookingForm
  readonly ownName: string
}

/** All answers again, the price, what is left to fix, and the one button. */
export function BookingSummary({ offer, form, ownName }: BookingSummaryProps) {
  const { draft, startTimes } = form
  const size = offer.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === draft.sizeOptionId)
  const [start] = startTimes
  const cutOffs = start === undefined ? null : cutOffWalls(start, offer.timeZone)
  return (
    <Summary title={form.isForClient ? 'The booking' : 'Your booking'}>
      <DescriptionList
        items={[
          { term: 'What', detail: size ? `${offer.serviceName}, ${size.name.toLowerCase()}` : offer.serviceName },
          { term: 'Who', detail: draft.isMyself ? ownName : draft.recipientName.trim() || 'Not chosen yet' },
          { term: 'Where', detail: whereText(draft) },
          { term: 'When', detail: <WhenWords offer={offer} startTimes={startTimes} size={size} /> },
          { term: 'Staff', detail: staffText(offer, form) },
        ]}
      />
      {startTimes.length > 1 && <AllDates size={size} startTimes={startTimes} />}
      <BookingPrice offer={offer} size={size} visits={startTimes.length} isForClient={form.isForClient} />
      <FormSummary />
      {form.isStranger ? (
        <StrangerConfirm form={form} />
      ) : (
        <div className={css.confirm}>
          <Button
            variant="primary"
            isWide
            isPending={form.props.isPending}
            pendingLabel="Sending your booking"
            // Not a submit button: Enter in a field never books.
            onPress={() => void form.submit()}
          >
            Confirm booking
          </Button>
        </div>
      )}
      {start !== undefined && cutOffs && <p className={css.small}>{cutOffText(start, offer.timeZone, cutOffs)}</p>}
      {tabStorage.isLasting() && (
        <p className={css.kept}>
          <Icon of={Save} /> Your answers are kept in this tab.
        </p>
      )}
    </Summary>
  )
}

function whereText({ street, unit, place }: BookingForm['draft']): string {
  const address = addressOf(street, place?.label ?? '')
  return address === '' ? 'Not chosen yet' : addressWithUnit(unit, address)
}

/** An account is needed at the very end: somebody comes to an address. */
function StrangerConfirm({ form }: Pick<BookingSummaryProps, 'form'>) {
  return (
    <div className={css.strangerConfirm}>
      <p className={css.small}>
        To confirm, you need an account: somebody comes to an address, and has to know who asked. Your answers are kept
        while you log in or register.
      </p>
      <Button variant="primary" isWide onPress={() => form.confirmAt('/register-profile')}>
        Register to confirm
      </Button>
      <Button isWide onPress={() => form.confirmAt('/login')}>
        Log in to confirm
      </Button>
    </div>
  )
}

interface WhenWordsProps {
  readonly offer: ServiceOffer
  readonly startTimes: readonly string[]
  readonly size: OfferedSize | undefined
}

function WhenWords({ offer, startTimes, size }: WhenWordsProps) {
  const [start, ...later] = startTimes
  if (start === undefined) return 'Not chosen yet'
  const minutes = size ? size.durationHours * 60 : 0
  return (
    <>
      <b>{formatRange(start, addMinutes(start, minutes), namedZone(offer.timeZone))}</b>
      {later.length > 0 && ', the first of these dates'}
    </>
  )
}

function staffText({ accountName, staff }: ServiceOffer, { draft, isForClient }: BookingForm): string {
  const { preferredStaffId } = draft
  const preferred = staff.find(({ userProfileId }) => userProfileId === preferredStaffId)
  if (preferred) return `${preferred.firstName} ${preferred.lastName} is asked first.`
  return isForClient ? 'Whoever is free.' : `${accountName} chooses. We tell you the name.`
}

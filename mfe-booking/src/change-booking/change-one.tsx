import { booking } from '@waymark/contracts/booking'
import { nameInSentence } from '@waymark/domain/catalogue/own-services'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { useNavigate } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { ChangeForm } from './change-form.tsx'

/** Loads what is booked and shows the form. */
export function ChangeOne({ bookingId }: { readonly bookingId: number }) {
  const isId = Number.isSafeInteger(bookingId) && bookingId > 0
  const start = useCall(booking.getDataForChangeBooking, { bookingId }, { enabled: isId })
  const page = usePage(start.data ? `Change ${nameInSentence(start.data.serviceName)}` : 'Change booking')
  const navigate = useNavigate()
  const choose = <LinkButton href="/booking/change-booking">Choose a booking</LinkButton>

  // One heading for all states, so that it keeps the focus while the booking loads.
  return (
    <Page>
      <PageHeading
        page={page}
        lead={
          start.data?.changeRefusal === null &&
          'Choose another time, or change what was agreed. The booking stays as it is until you press the button.'
        }
      />
      <Loaded
        of={isId ? start : notThere}
        what="the booking"
        shape="form"
        count={5}
        kept="Anything you chose here before is kept."
        missing={{
          title: 'We could not find this booking',
          next: 'It may belong to another location or another person. Choose one of yours.',
          actions: choose,
        }}
        actions={choose}
      >
        {(data) => (
          <ChangeForm
            start={data}
            // The finished form is replaced in the history, so that Back does not return to it.
            onChanged={() => void navigate(`/booking/${bookingId}`, { replace: true })}
          />
        )}
      </Loaded>
    </Page>
  )
}

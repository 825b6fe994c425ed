import { booking } from '@waymark/contracts/booking'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { useNavigate } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import css from './change-booking.module.css'
import { ChangeForm } from './change-form.tsx'

/** Loads what is booked and shows the form. */
export function ChangeOne({ bookingId }: { readonly bookingId: number }) {
  const isId = Number.isSafeInteger(bookingId) && bookingId > 0
  const start = useCall(booking.getDataForChangeBooking, { bookingId }, { enabled: isId })
  const { ref } = usePage(start.data ? `Change ${start.data.serviceName.toLowerCase()}` : 'Change booking')
  const navigate = useNavigate()
  const isMissing = !isId || start.error?.status === 404

  // One heading for all states, so that it keeps the focus while the booking loads.
  return (
    <div className={css.page}>
      <PageHeading
        ref={ref}
        lead={start.data && 'Choose another time. The booking stays as it is until you press the button.'}
      >
        {start.data ? `Change ${start.data.serviceName.toLowerCase()}` : 'Change booking'}
      </PageHeading>
      {isMissing || (start.isError && !start.data) ? (
        <ErrorState
          title={isMissing ? 'We could not find this booking' : 'The booking did not load'}
          kept="Anything you chose here before is kept."
          next={
            isMissing
              ? 'It may belong to another location or another person. Choose one of yours.'
              : (start.error?.message ?? '')
          }
          requestId={start.error?.requestId}
          {...(isMissing ? {} : { onRetry: () => void start.refetch() })}
          isRetrying={start.isFetching}
          actions={<LinkButton href="/booking/change-booking">Choose a booking</LinkButton>}
        />
      ) : start.data ? (
        <ChangeForm
          start={start.data}
          // The finished form is replaced in the history, so that Back does not return to it.
          onChanged={() => void navigate(`/booking/${bookingId}`, { replace: true })}
        />
      ) : (
        <Skeleton label="Loading the booking" shape="form" count={5} />
      )}
    </div>
  )
}

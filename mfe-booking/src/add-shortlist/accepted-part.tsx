import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { useAppStore } from '@waymark/web-kit/store'
import { newBookingHref } from '../new-booking/new-booking-query.ts'
import css from './add-shortlist.module.css'
import { useIsListed } from './use-is-listed.ts'

interface AcceptedPartProps {
  readonly serviceAreaId: number | null
  /** It was accepted a moment ago. */
  readonly isNew: boolean
}

/** The next step after an invitation was accepted. */
export function AcceptedPart({ serviceAreaId, isNew }: AcceptedPartProps) {
  const isProviding = useAppStore(({ user, mode }) => user?.accountType === 'Business' && mode === 'provider')
  const isListed = useIsListed(serviceAreaId, isNew && !isProviding)
  if (isProviding)
    return (
      <div className={css.card}>
        <p>Thank you. Switch to Consumer at the top of your dashboard to see your shortlist and to book.</p>
        <div className={css.actions}>
          <LinkButton variant="primary" href="/dashboard">
            Go to my dashboard
          </LinkButton>
        </div>
      </div>
    )
  return (
    <div className={css.card}>
      <p>Thank you. You can book straight away, or any time from your shortlist.</p>
      <div className={css.actions}>
        {isListed ? (
          <>
            {serviceAreaId !== null && (
              <LinkButton variant="primary" href={newBookingHref({ serviceAreaId })}>
                Book now
              </LinkButton>
            )}
            <LinkButton href="/shortlist">See my shortlist</LinkButton>
          </>
        ) : (
          <Button variant="primary" isPending pendingLabel="Adding it to your shortlist">
            Book now
          </Button>
        )}
      </div>
    </div>
  )
}

import { bookingTeam } from '@waymark/contracts/booking-team'
import { Avatar } from '@waymark/ui/avatar'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useCall } from '@waymark/web-kit/use-call'
import css from './book-for-client.module.css'

interface FoundClientsProps {
  readonly serviceAreaId: number
  readonly search: string
  readonly onChosen: (clientUserProfileId: number) => void
}

/** Clients whom a search finds, each to book for. */
export function FoundClients({ serviceAreaId, search, onChosen }: FoundClientsProps) {
  const found = useCall(bookingTeam.getClients, { serviceAreaId, search })
  return (
    <Loaded
      of={found}
      what="your clients"
      shape="cards"
      count={2}
      headingLevel={3}
      empty={(clients) =>
        clients.length === 0 && {
          title: 'No client found',
          children: `Nobody of your clients matches “${search}”. Try their phone number, or add them below.`,
        }
      }
    >
      {(clients) => (
        <ul className={css.clients} aria-label="Clients found">
          {clients.map(({ userProfileId, firstName, lastName, phone, hasAccount }) => {
            const name = `${firstName} ${lastName}`
            return (
              <li key={userProfileId} className={css.client}>
                <Avatar name={name} />
                <div className={css.words}>
                  <b>{name}</b>
                  <span className={css.small}>
                    {[phone, hasAccount ? 'Has an account' : 'No account yet'].filter(Boolean).join(' · ')}
                  </span>
                </div>
                <Button size="small" onPress={() => onChosen(userProfileId)}>
                  Book for {firstName} <VisuallyHidden>{lastName}</VisuallyHidden>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Loaded>
  )
}

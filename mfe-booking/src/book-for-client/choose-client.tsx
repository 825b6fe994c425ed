import { bookingTeam } from '@waymark/contracts/booking-team'
import { Avatar } from '@waymark/ui/avatar'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { SearchField } from '@waymark/ui/search-field'
import { Section } from '@waymark/ui/section'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useHasDraft } from '@waymark/web-kit/drafts'
import { useCall } from '@waymark/web-kit/use-call'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import css from './book-for-client.module.css'
import { NewClientForm, newClientDraft } from './new-client-form.tsx'

interface ChooseClientProps {
  readonly serviceAreaId: number
  readonly onChosen: (clientUserProfileId: number) => void
}

const minSearchLength = 3

/** Finds the client, or adds them. */
export function ChooseClient({ serviceAreaId, onChosen }: ChooseClientProps) {
  const [search, setSearch] = useState('')
  const hasDraft = useHasDraft()
  const [isAdding, setIsAdding] = useState(() => hasDraft(newClientDraft(serviceAreaId)))
  const words = search.trim()
  return (
    <div className={css.steps}>
      <Section title="Who is it?">
        <div className={css.search}>
          <SearchField
            label="Find a client"
            hint="Part of their name, phone number or email address: three characters or more."
            value={search}
            onChange={setSearch}
          />
        </div>
        {words.length >= minSearchLength && (
          <FoundClients key={words} serviceAreaId={serviceAreaId} search={words} onChosen={onChosen} />
        )}
      </Section>
      <Section title="Somebody new" hint="They need no account and no email address.">
        {isAdding ? (
          <div className={css.form}>
            <NewClientForm serviceAreaId={serviceAreaId} onAdded={onChosen} onClose={() => setIsAdding(false)} />
          </div>
        ) : (
          <div>
            <Button icon={UserPlus} onPress={() => setIsAdding(true)}>
              Add a client
            </Button>
          </div>
        )}
      </Section>
    </div>
  )
}

interface FoundClientsProps extends ChooseClientProps {
  readonly search: string
}

function FoundClients({ serviceAreaId, search, onChosen }: FoundClientsProps) {
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

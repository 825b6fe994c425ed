import { Button } from '@waymark/ui/button'
import { SearchField } from '@waymark/ui/search-field'
import { Section } from '@waymark/ui/section'
import { useHasDraft } from '@waymark/web-kit/drafts'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import css from './book-for-client.module.css'
import { FoundClients } from './found-clients.tsx'
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

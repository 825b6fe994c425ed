import { addressBook } from '@waymark/contracts/address-book'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { Icon } from '@waymark/ui/icon'
import { Section } from '@waymark/ui/section'
import { Tag } from '@waymark/ui/tag'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import MapPin from 'lucide-react/icons/map-pin'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { useState } from 'react'
import css from './address-book.module.css'
import { AddressForm, addressDraft } from './address-form.tsx'
import { addressText, type SavedAddress } from './saved.ts'
import { TakeOutDialog } from './take-out-dialog.tsx'
import { useOpenForm } from './use-open-form.ts'

const idOf = ({ savedAddressId }: SavedAddress) => savedAddressId

/** The addresses that somebody books for, each with its form. */
export function AddressesPart({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  const { open, setOpen, close, list, focusList, shown, isGone } = useOpenForm(addresses, {
    idOf,
    draftOf: addressDraft,
  })
  const [leaving, setLeaving] = useState<SavedAddress | null>(null)
  return (
    <Section title="Addresses" hint="Where people come to, and how they get in.">
      <div ref={list} tabIndex={-1} className={css.list}>
        {addresses.length === 0 && open === null && (
          <EmptyState title="No addresses yet" headingLevel={3}>
            Add your home, or the home of somebody you care for, with what people need to get in.
          </EmptyState>
        )}
        {shown.length > 0 && (
          <ul className={css.entries} aria-label="Addresses you book for">
            {shown.map((address) => (
              <li key={address.savedAddressId} className={css.entry}>
                {open === address.savedAddressId ? (
                  <AddressForm address={address} isGone={isGone} onClose={close} />
                ) : (
                  <AddressLine
                    address={address}
                    onEdit={() => setOpen(address.savedAddressId)}
                    onLeave={() => setLeaving(address)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {open === 'new' ? (
          <div className={css.entry}>
            <AddressForm address={null} onClose={close} />
          </div>
        ) : (
          <div>
            <Button
              icon={MapPinPlus}
              disabledReason={open === null ? undefined : 'Please save or cancel what is open first.'}
              onPress={() => setOpen('new')}
            >
              Add an address
            </Button>
          </div>
        )}
      </div>
      <TakeOutDialog
        name={leaving?.label ?? null}
        call={addressBook.deleteAddress}
        input={leaving && { savedAddressId: leaving.savedAddressId }}
        onClose={() => setLeaving(null)}
        onDone={() => {
          setLeaving(null)
          focusList()
        }}
      />
    </Section>
  )
}

interface AddressLineProps {
  readonly address: SavedAddress
  readonly onEdit: () => void
  readonly onLeave: () => void
}

function AddressLine({ address, onEdit, onLeave }: AddressLineProps) {
  const { label, accessNotes, isDefault, isExactPoint } = address
  return (
    <div className={css.line}>
      <span className={css.pin}>
        <Icon of={MapPin} />
      </span>
      <div className={css.words}>
        <h3 className={css.name}>{label}</h3>
        <p className={css.meta}>{addressText(address)}</p>
        {accessNotes !== '' && <p className={css.meta}>Getting in: {accessNotes}</p>}
        {isExactPoint && <p className={css.meta}>With its point on the map</p>}
        {isDefault && <Tag>First choice</Tag>}
      </div>
      <div className={css.acts}>
        <Button size="small" onPress={onEdit}>
          Change <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
        <Button size="small" variant="dangerQuiet" onPress={onLeave}>
          Take out <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}

import { addressBook } from '@waymark/contracts/address-book'
import type { OutputOf } from '@waymark/contracts/define-call'
import { providerName } from '@waymark/domain/booking/provider-name'
import { languagesText } from '@waymark/domain/language/spoken-languages'
import { Avatar } from '@waymark/ui/avatar'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { Section } from '@waymark/ui/section'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useRef, useState } from 'react'
import { staffName } from '../staff/staff-person.tsx'
import css from './address-book.module.css'
import { TakeOutDialog } from './take-out-dialog.tsx'

type Favourite = NonNullable<OutputOf<typeof addressBook.getAddressBook>['favourites']>[number]

/** Whom somebody asks for first, location by location. */
export function FavouritesPart({ favourites }: { readonly favourites: readonly Favourite[] }) {
  const [leaving, setLeaving] = useState<Favourite | null>(null)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Section
      title="Who you ask for first"
      hint="New bookings at these locations start with them. If they are not free, somebody else from the team comes. They do not learn of it."
    >
      <div ref={list} tabIndex={-1} className={css.list}>
        {favourites.length === 0 ? (
          <EmptyState title="Nobody in particular" headingLevel={3}>
            Tick “Ask for … first” where you choose who comes in a new booking, or on a booking with somebody you liked.
          </EmptyState>
        ) : (
          <ul className={css.entries} aria-label="Who you ask for first">
            {favourites.map((one) => (
              <li key={one.serviceAreaId} className={css.entry}>
                <div className={css.line}>
                  <Avatar name={staffName(one.staff)} imageUrl={one.staff.photo} />
                  <div className={css.words}>
                    <h3 className={css.name}>{staffName(one.staff)}</h3>
                    <p className={css.meta}>{providerName(one)}</p>
                    {one.staff.languages && <p className={css.meta}>{languagesText(one.staff.languages)}</p>}
                  </div>
                  <div className={css.acts}>
                    <Button size="small" variant="dangerQuiet" onPress={() => setLeaving(one)}>
                      Take out <VisuallyHidden>{staffName(one.staff)}</VisuallyHidden>
                    </Button>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      <TakeOutDialog
        name={leaving && staffName(leaving.staff)}
        call={addressBook.removeFavouriteStaff}
        input={leaving && { serviceAreaId: leaving.serviceAreaId }}
        consequence="New bookings at this location ask for nobody in particular. Bookings that you have made stay as they are."
        onClose={() => setLeaving(null)}
        onDone={() => {
          setLeaving(null)
          list.current?.focus()
        }}
      />
    </Section>
  )
}

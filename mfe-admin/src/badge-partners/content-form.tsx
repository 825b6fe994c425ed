import { badgePartner } from '@waymark/contracts/badge-partner'
import { Button } from '@waymark/ui/button'
import { GroupError } from '@waymark/ui/field-group'
import { fieldMark } from '@waymark/ui/field-mark'
import { Form } from '@waymark/ui/form'
import { SecondLine } from '@waymark/ui/second-line'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useRef } from 'react'
import { AddVenue } from './add-venue.tsx'
import type { Partner, Venue } from './badge-partner.ts'
import css from './badge-partners.module.css'

interface Content {
  readonly description: string
  /** Kept apart from the saved venues, so that one which somebody else adds in the meantime stays. */
  readonly added: readonly Venue[]
  readonly removedIds: readonly number[]
}

/** The saved venues without the removed ones, then the added ones. */
function venuesOf({ venues }: Partner, { added, removedIds }: Content): Venue[] {
  const isSaved = ({ serviceAreaId }: Venue) => venues.some((venue) => venue.serviceAreaId === serviceAreaId)
  return [
    ...venues.filter(({ serviceAreaId }) => !removedIds.includes(serviceAreaId)),
    ...added.filter((venue) => !isSaved(venue)),
  ]
}

/** What the badge stands for, and the venues that carry it. */
export function ContentForm({ partner }: { readonly partner: Partner }) {
  const { badgePartnerId, version, name } = partner
  const saved: Content = { description: partner.description, added: [], removedIds: [] }
  const form = useForm(badgePartner.updateBadgePartnerContentData, {
    values: saved,
    toInput: (typed) => ({
      badgePartnerId,
      version,
      description: typed.description,
      serviceAreaIds: venuesOf(partner, typed).map(({ serviceAreaId }) => serviceAreaId),
    }),
    fieldOf: { NoSuchVenue: 'serviceAreaIds' },
    draft: `badge-partner-${badgePartnerId}-content`,
    onSuccess: (_answer, { reset }) => {
      reset()
      notify('success', `What ${name} vouches for is saved.`)
    },
  })
  const { added, removedIds } = form.values
  const venues = venuesOf(partner, form.values)
  const venuesTitle = useRef<HTMLHeadingElement>(null)
  const without = ({ serviceAreaId }: Venue) => ({
    added: added.filter((venue) => venue.serviceAreaId !== serviceAreaId),
    removedIds: removedIds.filter((id) => id !== serviceAreaId),
  })

  function remove(venue: Venue) {
    // The pressed button disappears with its venue.
    venuesTitle.current?.focus()
    const rest = without(venue)
    form.change({ ...rest, removedIds: [...rest.removedIds, venue.serviceAreaId] })
  }

  function add(venue: Venue) {
    const rest = without(venue)
    form.change({ ...rest, added: [...rest.added, venue] })
  }

  return (
    <section className={css.card} aria-labelledby="partner-content">
      <h2 id="partner-content" className={css.cardTitle}>
        What they vouch for
      </h2>
      <Form {...form.props} labelledBy="partner-content">
        <TextArea {...form.field('description')} label="What the badge stands for" rows={4} />
        <div className={css.venues} {...fieldMark('serviceAreaIds', 'Venues')}>
          <h3 ref={venuesTitle} tabIndex={-1} className={css.venuesTitle}>
            {formatCount(venues.length, 'venue')}
          </h3>
          <ul className={css.list}>
            {venues.map((venue) => (
              <li key={venue.serviceAreaId}>
                <span>
                  <b>{venue.serviceAreaName}</b>
                  <SecondLine>
                    {venue.accountName}, {venue.suburb}
                  </SecondLine>
                </span>
                <Button size="small" variant="quiet" onPress={() => remove(venue)}>
                  Remove <VisuallyHidden>{venue.serviceAreaName}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
          <GroupError name="serviceAreaIds" />
          <AddVenue chosen={venues} onAdd={add} />
        </div>
        <SubmitButton>Save what they vouch for</SubmitButton>
      </Form>
    </section>
  )
}

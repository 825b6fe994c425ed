import { badgePartner } from '@waymark/contracts/badge-partner'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { SecondLine } from '@waymark/ui/second-line'
import { TextArea } from '@waymark/ui/text-area'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSavedDraft } from '@waymark/web-kit/saved-draft'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo, useRef, useState } from 'react'
import { AddVenue } from './add-venue.tsx'
import type { Partner, Venue } from './badge-partner.ts'
import css from './badge-partners.module.css'

const labels = { description: 'What the badge stands for', serviceAreaIds: 'Venues' }

/** What the badge stands for, and the venues that carry it. */
export function ContentForm({ partner }: { readonly partner: Partner }) {
  const { badgePartnerId, version } = partner
  const saved = useMemo(() => ({ description: partner.description }), [partner])
  const draft = useSavedDraft(`badge-partner-${badgePartnerId}-content`, saved)
  // Changes made here are kept apart from what is saved, so a venue that somebody else adds in the meantime stays.
  const [added, setAdded] = useState<readonly Venue[]>([])
  const [removedIds, setRemovedIds] = useState<ReadonlySet<number>>(new Set())
  const venues = [
    ...partner.venues.filter(({ serviceAreaId }) => !removedIds.has(serviceAreaId)),
    ...added.filter(({ serviceAreaId }) => !partner.venues.some((venue) => venue.serviceAreaId === serviceAreaId)),
  ]
  const save = useSend(badgePartner.updateBadgePartnerContentData, {
    quiet: true,
    onSuccess: () => {
      draft.discard()
      setAdded([])
      setRemovedIds(new Set())
      notify('success', `What ${partner.name} vouches for is saved.`)
    },
  })
  const faults = useFormErrors(save.error)
  const venuesTitle = useRef<HTMLHeadingElement>(null)
  const remove = ({ serviceAreaId }: Venue) => {
    // The pressed button disappears with its venue.
    venuesTitle.current?.focus()
    setAdded((before) => before.filter((venue) => venue.serviceAreaId !== serviceAreaId))
    setRemovedIds((before) => new Set(before).add(serviceAreaId))
  }
  const add = (venue: Venue) => {
    setRemovedIds((before) => new Set([...before].filter((id) => id !== venue.serviceAreaId)))
    setAdded((before) => [...before.filter((one) => one.serviceAreaId !== venue.serviceAreaId), venue])
  }

  return (
    <section className={css.card} aria-labelledby="partner-content">
      <h2 id="partner-content" className={css.cardTitle}>
        What they vouch for
      </h2>
      <Form
        labelledBy="partner-content"
        conflicts={draft.theirs}
        {...faults}
        onSubmit={() =>
          save.mutate({
            input: {
              badgePartnerId,
              version,
              description: draft.value.description,
              serviceAreaIds: venues.map(({ serviceAreaId }) => serviceAreaId),
            },
          })
        }
      >
        <TextArea
          name="description"
          label={labels.description}
          isOptional
          rows={4}
          maxCharacters={4000}
          value={draft.value.description}
          onChange={(description) => draft.change({ description })}
        />
        <div className={css.venues}>
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
          <AddVenue chosen={venues} onAdd={add} />
        </div>
        <div>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            Save what they vouch for
          </Button>
        </div>
      </Form>
    </section>
  )
}

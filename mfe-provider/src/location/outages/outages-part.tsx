import { outage } from '@waymark/contracts/outage'
import { outageName } from '@waymark/domain/access-fit/outages'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useHasDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { outageSpan } from '@waymark/web-kit/outage-words'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import type { Location } from '../location-draft.ts'
import { OutageForm, outageDraft } from './outage-form.tsx'
import styles from './outages.module.css'

/** What is out of order at a location, and the switch that says so. */
export function OutagesPart({ location }: { readonly location: Location }) {
  const { serviceAreaId } = location
  const found = useCall(outage.getOutages, { serviceAreaId })
  const hasDraft = useHasDraft()
  const [isAdding, setAdding] = useState(() => hasDraft(outageDraft(serviceAreaId)))
  const ending = useSend(outage.endOutage, {
    onSuccess: () => notify('success', 'Everybody sees that it works again. Those who were warned get an email.'),
  })
  return (
    <Section
      title="Out of order"
      hint="Say it here when a lift, a hoist or a toilet cannot be used for a while. Everybody sees it, and those who have booked for that time get an email with other places nearby. The facts below stay as they are."
    >
      <Loaded of={found} what="what is out of order" headingLevel={3}>
        {({ outages, breakableOptionIds }) =>
          outages.length === 0 ? (
            <p>{breakableOptionIds.length > 0 ? 'Everything works.' : 'Nothing is said to be out of order.'}</p>
          ) : (
            <ul className={styles.outages} aria-label="Out of order">
              {outages.map((one) => (
                <li key={one.outageId} className={styles.outage}>
                  <div>
                    <b>{outageName(one)}</b>
                    <p>{outageSpan(one, location.timeZone)}</p>
                    {one.note !== '' && <p>{one.note}</p>}
                  </div>
                  <Button
                    size="small"
                    icon={Check}
                    isPending={ending.isPending}
                    onPress={() => ending.mutate({ input: { serviceAreaId, outageId: one.outageId } })}
                  >
                    It works again<VisuallyHidden>: {outageName(one)}</VisuallyHidden>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding ? (
        <OutageForm
          location={location}
          optionIds={found.data?.breakableOptionIds ?? []}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Stack>
          <div>
            <Button
              icon={TriangleAlert}
              disabledReason={
                found.data?.breakableOptionIds.length === 0
                  ? 'First say below what there is here: a lift, a hoist, a toilet. Then it can be out of order.'
                  : undefined
              }
              onPress={() => setAdding(true)}
            >
              Say that something is out of order
            </Button>
          </div>
        </Stack>
      )}
    </Section>
  )
}

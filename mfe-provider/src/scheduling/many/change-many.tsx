import { RadioGroup } from '@waymark/ui/radio-group'
import { Section } from '@waymark/ui/section'
import { useDraft } from '@waymark/web-kit/drafts'
import { ServicePicker } from '../../service-picker/service-picker.tsx'
import styles from './change-many.module.css'
import type { ServiceToSchedule } from './many-draft.ts'
import { SpanManyForm } from './span-many-form.tsx'
import { WeeklyManyForm } from './weekly-many-form.tsx'

const whats = [
  { id: 'weekly', label: 'Weekly times' },
  { id: 'span', label: 'Time away or extra time' },
] as const

interface Choice {
  readonly what: (typeof whats)[number]['id']
  readonly serviceIds: readonly number[]
}

const nothingChosen: Choice = { what: 'weekly', serviceIds: [] }

interface ChangeManyProps {
  readonly serviceAreaId: number
  readonly services: readonly ServiceToSchedule[]
}

/** Changes the times of several services in one go, after saying what that does. */
export function ChangeMany({ serviceAreaId, services }: ChangeManyProps) {
  const choice = useDraft(`schedule-many:${serviceAreaId}`, nothingChosen)
  const change = (changes: Partial<Choice>) => choice.change((before) => ({ ...before, ...changes }))
  const { what, serviceIds } = choice.value
  // A service that has gone in the meantime is no longer chosen.
  const chosen = services.filter(({ serviceAreaServiceId }) => serviceIds.includes(serviceAreaServiceId))
  const Fields = what === 'weekly' ? WeeklyManyForm : SpanManyForm
  return (
    <div className={styles.many}>
      <Section title="Change many at once" hint="Either all of the chosen services change, or none do.">
        <ServicePicker
          services={services}
          value={chosen.map(({ serviceAreaServiceId }) => serviceAreaServiceId)}
          onChange={(ids) => change({ serviceIds: ids })}
        />
        <RadioGroup label="What to change" options={whats} value={what} onChange={(id) => change({ what: id })} />
        <Fields serviceAreaId={serviceAreaId} services={chosen} onSaved={choice.discard} />
      </Section>
    </div>
  )
}

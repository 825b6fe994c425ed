import { service } from '@waymark/contracts/service'
import { Form } from '@waymark/ui/form'
import { HelpOn } from '@waymark/ui/help-on'
import { SubmitButton } from '@waymark/ui/submit-button'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import type { ServiceRow } from '../service-rows.ts'
import { emptySizes, namedSizes, removedCount, sizesToSend } from './many-sizes.ts'

const stopHint =
  'Bookings that are made already stay. The price of a size goes with it: offered again, it is quoted until it has a fee.'

interface ManySizesFormProps {
  readonly serviceAreaId: number
  readonly rows: readonly ServiceRow[]
}

/** Which sizes several services offer, by shared name. A new size is quoted until it has a fee. */
export function ManySizesForm({ serviceAreaId, rows }: ManySizesFormProps) {
  const sizes = namedSizes(rows)
  const form = useForm(service.updateMultipleServiceAreaServiceSizeOptions, {
    values: emptySizes,
    toInput: (typed) => ({ serviceAreaId, services: sizesToSend(rows, typed) }),
    fieldOf: { NoSizeLeft: 'stopped' },
    pathOf: (path) => (path.startsWith('services') ? 'offered' : path),
    draft: `services-many-sizes:${serviceAreaId}`,
    onSuccess: (saved, { reset }) => {
      reset()
      notify('success', `Sizes of ${formatCount(saved.length, 'service')} changed.`)
    },
  })
  const { offered, stopped } = form.values
  const services = sizesToSend(rows, form.values)

  const options = sizes.map(({ name, comesIn, offeredBy }) => ({
    id: name,
    label: `${name} (${offeredBy} of ${comesIn})`,
  }))
  const removed = removedCount(rows, services)
  const hint = 'The number in brackets says how many of these services offer this size now.'
  return (
    <Form {...form.props} label="Sizes of several services">
      <ToggleBadges
        {...form.field('offered')}
        label="Sizes to offer"
        hint={sizes.length === 0 ? 'Choose services first.' : hint}
        help={<HelpOn helpKey="jobSizes" />}
        options={options}
        value={offered.filter((name) => sizes.some((size) => size.name === name))}
        onChange={(names) => form.change({ offered: names, stopped: stopped.filter((name) => !names.includes(name)) })}
      />
      <ToggleBadges
        {...form.field('stopped')}
        label="Sizes to stop offering"
        hint={sizes.length === 0 ? 'Choose services first.' : stopHint}
        options={options}
        value={stopped.filter((name) => sizes.some((size) => size.name === name))}
        onChange={(names) => form.change({ stopped: names, offered: offered.filter((name) => !names.includes(name)) })}
      />
      <p role="status">
        {services.length > 0 &&
          `Changes ${formatCount(services.length, 'service')}. New sizes are quoted until they have a fee.`}
        {removed > 0 &&
          ` Removes ${formatCount(removed, 'size')} with what ${removed === 1 ? 'it costs' : 'they cost'}.`}
      </p>
      <SubmitButton disabledReason={services.length === 0 ? 'Choose sizes that change something first.' : undefined}>
        Save sizes
      </SubmitButton>
    </Form>
  )
}

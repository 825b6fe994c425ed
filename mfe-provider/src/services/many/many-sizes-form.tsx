import { service } from '@waymark/contracts/service'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { useDraft } from '@waymark/web-kit/drafts'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { HelpOn } from '../../help-on/help-on.tsx'
import type { ServiceRow } from '../service-rows.ts'
import { emptySizes, type ManySizes, namedSizes, sizesToSend } from './many-sizes.ts'

interface ManySizesFormProps {
  readonly serviceAreaId: number
  readonly rows: readonly ServiceRow[]
}

/** Which sizes several services offer, by the names that they share. A size that is new is quoted until it has a fee. */
export function ManySizesForm({ serviceAreaId, rows }: ManySizesFormProps) {
  const draft = useDraft<ManySizes>(`services-many-sizes:${serviceAreaId}`, emptySizes)
  const { offered, stopped } = draft.value
  const change = (changes: Partial<ManySizes>) => draft.change((before) => ({ ...before, ...changes }))
  const sizes = namedSizes(rows)
  const services = sizesToSend(rows, draft.value)
  const save = useSend(service.updateMultipleServiceAreaServiceSizeOptions, {
    quiet: true,
    onSuccess: (saved) => {
      notify('success', `Sizes of ${formatCount(saved.length, 'service')} changed.`)
      draft.discard()
    },
  })

  const options = sizes.map(({ name, comesIn, offeredBy }) => ({
    id: name,
    label: `${name} (${offeredBy} of ${comesIn})`,
  }))
  const hint = 'The number in brackets says how many of these services offer this size now.'
  return (
    <Form
      label="Sizes of several services"
      message={save.error?.message}
      onSubmit={() => {
        if (services.length > 0) save.mutate({ input: { serviceAreaId, services } })
      }}
    >
      <ToggleBadges
        label="Sizes to offer"
        hint={sizes.length === 0 ? 'Choose services first.' : hint}
        help={<HelpOn helpKey="jobSizes" />}
        options={options}
        value={offered.filter((name) => sizes.some((size) => size.name === name))}
        onChange={(names) => change({ offered: names, stopped: stopped.filter((name) => !names.includes(name)) })}
      />
      <ToggleBadges
        label="Sizes to stop offering"
        hint={sizes.length === 0 ? 'Choose services first.' : 'Bookings that are made already stay.'}
        options={options}
        value={stopped.filter((name) => sizes.some((size) => size.name === name))}
        onChange={(names) => change({ stopped: names, offered: offered.filter((name) => !names.includes(name)) })}
      />
      <p role="status">
        {services.length > 0 &&
          `Changes ${formatCount(services.length, 'service')}. New sizes are quoted until they have a fee.`}
      </p>
      <div>
        <Button
          type="submit"
          variant="primary"
          isPending={save.isPending}
          disabledReason={services.length === 0 ? 'Choose sizes that change something first.' : undefined}
        >
          Save sizes
        </Button>
      </div>
    </Form>
  )
}

import { credential } from '@waymark/contracts/credential'
import type { OutputOf } from '@waymark/contracts/define-call'
import { type CredentialKind, credentialKinds, credentialLabels } from '@waymark/domain/account/credentials'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { Form } from '@waymark/ui/form'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import styles from './credentials.module.css'
import { LackingList } from './lacking-list.tsx'

type Rules = OutputOf<typeof credential.getCredentialRules>

interface RulesFormProps {
  readonly rules: Pick<Rules, 'kinds'>
  /** Undefined for every service of the location. */
  readonly service: Rules['services'][number] | undefined
  readonly serviceAreaId: number
  readonly onClose: () => void
}

type RulesDraft = Record<CredentialKind, boolean>

/** What a location, or one of its services, requires of whoever goes; who would lack it is said before it is saved. */
export function RulesForm({ rules, service, serviceAreaId, onClose }: RulesFormProps) {
  const saved = service ? service.kinds : rules.kinds
  const serviceAreaServiceId = service?.serviceAreaServiceId ?? null
  const values = useMemo(() => draftOf(saved), [saved])
  const inputOf = (draft: RulesDraft) => ({
    serviceAreaId,
    serviceAreaServiceId,
    kinds: credentialKinds.filter((kind) => draft[kind]),
  })
  const form = useForm(credential.setCredentialRules, {
    values,
    toInput: inputOf,
    fieldOf: { kinds: 'policeVetting' },
    draft: `credential-rules:${serviceAreaId}:${serviceAreaServiceId ?? 'all'}`,
    onSuccess: () => {
      const saved = `What is required of ${service?.name ?? 'every service'} is saved.`
      const without = would.isPlaceholderData ? [] : (would.data?.servicesOfNobody ?? [])
      notify('success', without.length > 0 ? `${saved} ${ofNobodyText(without)}` : saved)
      onClose()
    },
  })
  const would = useCall(credential.getCredentialGaps, inputOf(form.values), {
    enabled: form.isDirty,
    keepPrevious: true,
  })
  return (
    <Form {...form.props} label="Required credentials" purpose="save it">
      <Stack gap={4}>
        <fieldset className={styles.kinds}>
          <legend>Needed by whoever goes, on the day</legend>
          {credentialKinds.map((kind) => {
            const isOfAll = service !== undefined && rules.kinds.includes(kind)
            const tick = form.tick(kind)
            return (
              <Checkbox key={kind} {...tick} isSelected={isOfAll || tick.isSelected} isDisabled={isOfAll}>
                {credentialLabels[kind]}
                {isOfAll && ' (required for every service)'}
              </Checkbox>
            )
          })}
        </fieldset>
        <p>Anybody without it is not offered, chosen or given a visit. What they are booked for stays.</p>
        <div role="status">{form.isDirty && would.data && <Would {...would.data} />}</div>
        <Cluster>
          <SubmitButton>Save</SubmitButton>
          <Button
            onPress={() => {
              form.reset()
              onClose()
            }}
          >
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** Whom it would keep from some visits. */
function Would({ people, servicesOfNobody = [] }: OutputOf<typeof credential.getCredentialGaps>) {
  if (people.length === 0) return <p>Once this is saved, everybody can still be sent.</p>
  return (
    <Stack gap={2}>
      <p>
        <b>Once this is saved, {formatCount(people.length, 'person', 'people')} cannot be sent to some visits:</b>
      </p>
      <LackingList people={people} />
      {servicesOfNobody.length > 0 && (
        <p>
          <b>{ofNobodyText(servicesOfNobody)}</b>
        </p>
      )}
    </Stack>
  )
}

/** "Nobody can be booked for House cleaning until somebody who does it holds what is required." */
function ofNobodyText(services: readonly string[]): string {
  const names = new Intl.ListFormat('en-NZ').format(services)
  return `Nobody can be booked for ${names} until somebody who does it holds what is required.`
}

function draftOf(kinds: readonly CredentialKind[]): RulesDraft {
  return {
    policeVetting: kinds.includes('policeVetting'),
    firstAid: kinds.includes('firstAid'),
    ndisWorkerScreening: kinds.includes('ndisWorkerScreening'),
    workingWithChildren: kinds.includes('workingWithChildren'),
    driverLicence: kinds.includes('driverLicence'),
  }
}

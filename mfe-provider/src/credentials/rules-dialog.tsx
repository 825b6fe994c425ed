import { credential } from '@waymark/contracts/credential'
import type { OutputOf } from '@waymark/contracts/define-call'
import { type CredentialKind, credentialKinds, credentialLabels } from '@waymark/domain/account/credentials'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { formatCount } from '@waymark/web-kit/format'
import { lackedText } from '@waymark/web-kit/lacked-text'
import { notify } from '@waymark/web-kit/notices'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import styles from './credentials.module.css'

type Rules = OutputOf<typeof credential.getCredentialRules>

interface RulesDialogProps {
  readonly area: CurrentServiceArea
  /** Whether the caller may change what is required. */
  readonly mayChange: boolean
  readonly onClose: () => void
}

/** What a location and its services require of their staff, and who lacks it today. */
function RulesDialog({ area, mayChange, onClose }: RulesDialogProps) {
  const { serviceAreaId } = area
  const found = useCall(credential.getCredentialRules, { serviceAreaId })
  return (
    <Dialog isOpen onClose={onClose} title={`Credentials required at ${area.name}`} size="wide">
      <Loaded of={found} what="what is required" shape="form" headingLevel={3}>
        {(rules) => (
          <Stack gap={6}>
            <Lacking people={rules.people} />
            {mayChange ? (
              <RulesOf rules={rules} serviceAreaId={serviceAreaId} />
            ) : (
              <p>Only a Staff & Service Manager or an admin can change what is required.</p>
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

function Lacking({ people }: Pick<Rules, 'people'>) {
  if (people.length === 0) return <p>Everybody holds what is required today.</p>
  return (
    <Notice
      tone="warning"
      title={`${formatCount(people.length, 'person', 'people')} cannot be sent to some visits today:`}
    >
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.userProfileId}>
            <b>{fullName(person)}</b>: {person.lacks.map(lackedText).join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const everyService = 'all'

function RulesOf({ rules, serviceAreaId }: { readonly rules: Rules; readonly serviceAreaId: number }) {
  const [chosen, setChosen] = useState(everyService)
  const saving = useSend(credential.setCredentialRules)
  const service = rules.services.find(({ serviceAreaServiceId }) => String(serviceAreaServiceId) === chosen)
  const saved = service ? service.kinds : rules.kinds
  const sent = saving.isPending ? saving.variables.input : null
  // A tick shows at once, and again as it was when it could not be saved.
  const kinds = sent && sent.serviceAreaServiceId === (service?.serviceAreaServiceId ?? null) ? sent.kinds : saved
  const options = [
    { id: everyService, label: 'Every service of the location' },
    ...rules.services.map(({ serviceAreaServiceId, name }) => ({ id: String(serviceAreaServiceId), label: name })),
  ]

  function require(kind: CredentialKind, isRequired: boolean) {
    const next = isRequired ? [...kinds, kind] : kinds.filter((one) => one !== kind)
    saving.mutate(
      { input: { serviceAreaId, serviceAreaServiceId: service?.serviceAreaServiceId ?? null, kinds: next } },
      {
        onSuccess: () =>
          notify(
            'success',
            `${credentialLabels[kind]} is ${isRequired ? 'required' : 'not required any more'}: ${(service?.name ?? 'every service').toLowerCase()}.`,
          ),
      },
    )
  }

  return (
    <Stack gap={4}>
      <SelectField label="For" options={options} value={chosen} onChange={(id) => setChosen(id ?? everyService)} />
      <fieldset className={styles.kinds}>
        <legend>Needed by whoever goes, on the day</legend>
        {credentialKinds.map((kind) => {
          const isOfAll = service !== undefined && rules.kinds.includes(kind)
          return (
            <Checkbox
              key={kind}
              isSelected={isOfAll || kinds.includes(kind)}
              isDisabled={isOfAll}
              onChange={(isRequired) => require(kind, isRequired)}
            >
              {credentialLabels[kind]}
              {isOfAll && ' (required for every service)'}
            </Checkbox>
          )
        })}
      </fieldset>
      <p>Anybody without it is not offered, chosen or given a visit. What they are booked for stays.</p>
    </Stack>
  )
}

interface RulesButtonProps {
  readonly area: CurrentServiceArea
  readonly mayChange: boolean
}

/** Opens what is required. */
export function RulesButton(props: RulesButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Cluster>
      <Button onPress={() => setIsOpen(true)}>Required credentials</Button>
      {isOpen && <RulesDialog {...props} onClose={() => setIsOpen(false)} />}
    </Cluster>
  )
}

import { credential } from '@waymark/contracts/credential'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { formatCount } from '@waymark/web-kit/format'
import { endsSoonText } from '@waymark/web-kit/lacked-text'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import styles from './credentials.module.css'
import { LackingList } from './lacking-list.tsx'
import { RulesForm } from './rules-form.tsx'

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
            <Lacking {...rules} />
            {mayChange ? (
              <RulesOf rules={rules} serviceAreaId={serviceAreaId} onClose={onClose} />
            ) : (
              <p>Only a Staff & Service Manager or an admin can change what is required.</p>
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

function Lacking({ people, ending }: Pick<Rules, 'people' | 'ending'>) {
  return (
    <Stack gap={4}>
      {people.length === 0 ? (
        <p>Everybody holds what is required today.</p>
      ) : (
        <Notice
          tone="warning"
          title={`${formatCount(people.length, 'person', 'people')} cannot be sent to some visits today:`}
        >
          <LackingList people={people} />
        </Notice>
      )}
      {ending.length > 0 && (
        <Notice tone="info" title="Ends within 30 days:">
          <ul className={styles.list}>
            {ending.map((person) => (
              <li key={person.userProfileId}>
                <b>{fullName(person)}</b>: {person.endsSoon.map(endsSoonText).join(', ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  )
}

const everyService = 'all'

function RulesOf({ rules, serviceAreaId, onClose }: RulesOfProps) {
  const [chosen, setChosen] = useState(everyService)
  const service = rules.services.find(({ serviceAreaServiceId }) => String(serviceAreaServiceId) === chosen)
  const options = [
    { id: everyService, label: 'Every service of the location' },
    ...rules.services.map(({ serviceAreaServiceId, name }) => ({ id: String(serviceAreaServiceId), label: name })),
  ]
  return (
    <Stack gap={4}>
      <SelectField label="For" options={options} value={chosen} onChange={(id) => setChosen(id ?? everyService)} />
      <RulesForm key={chosen} rules={rules} service={service} serviceAreaId={serviceAreaId} onClose={onClose} />
    </Stack>
  )
}

interface RulesOfProps {
  readonly rules: Rules
  readonly serviceAreaId: number
  readonly onClose: () => void
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

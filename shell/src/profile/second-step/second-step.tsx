import { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatInstant } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import css from '../devices.module.css'
import { AddDialog } from './add-dialog.tsx'
import { factorName } from './factor-name.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'

type SecondFactors = OutputOf<typeof account.getSecondFactors>
type Question = 'app' | 'passkey' | 'codes' | SecondFactors['items'][number]

/** The second step of logging in: what there is, adding, removing, recovery codes and known devices. */
export function SecondStepPart() {
  const isActing = useAppStore(({ acting }) => acting !== null)
  if (isActing) return <p>Only this person sees their second step.</p>
  return <OwnSecondStep />
}

function OwnSecondStep() {
  const [question, setQuestion] = useState<Question | null>(null)
  const found = useCall(account.getSecondFactors, {})
  const close = () => setQuestion(null)
  return (
    <Loaded of={found} what="your second step" count={2} kept="Nothing has changed.">
      {(factors) => (
        <Stack>
          {factors.isRequired && factors.items.length === 0 && (
            <Notice tone="warning" title="You can use your administrator rights once you have one.">
              Add an authenticator app or a passkey, and they are there at once.
            </Notice>
          )}
          {factors.items.length > 0 && (
            <ul className={css.list}>
              {factors.items.map((factor) => (
                <FactorRow key={factor.secondFactorId} factor={factor} onRemove={() => setQuestion(factor)} />
              ))}
            </ul>
          )}
          <Cluster>
            <Button onPress={() => setQuestion('app')}>Add an authenticator app</Button>
            <Button onPress={() => setQuestion('passkey')}>Add a passkey</Button>
          </Cluster>
          {factors.items.length > 0 && <Rest factors={factors} onRenew={() => setQuestion('codes')} />}
          {(question === 'app' || question === 'passkey') && <AddDialog kind={question} onClose={close} />}
          {question === 'codes' && <RenewCodesDialog onClose={close} />}
          {question !== null && typeof question === 'object' && <RemoveDialog factor={question} onClose={close} />}
        </Stack>
      )}
    </Loaded>
  )
}

function FactorRow({
  factor,
  onRemove,
}: {
  readonly factor: SecondFactors['items'][number]
  readonly onRemove: () => void
}) {
  const { name, kind, createdAt, lastUsedAt } = factor
  return (
    <li className={css.device}>
      <div className={css.words}>
        <div className={css.name}>
          <b>{name}</b>
        </div>
        <p className={css.soft}>
          {kind === 'app' ? 'Authenticator app' : 'Passkey'}, added {formatInstant(createdAt)}
        </p>
        <p className={css.soft}>{lastUsedAt === null ? 'Not used yet' : `Last used ${formatInstant(lastUsedAt)}`}</p>
      </div>
      <Button size="small" onPress={onRemove}>
        Remove<VisuallyHidden> {factorName(factor)}</VisuallyHidden>
      </Button>
    </li>
  )
}

function Rest({ factors, onRenew }: { readonly factors: SecondFactors; readonly onRenew: () => void }) {
  const { recoveryCodesLeft: left, knownDevices } = factors
  const forget = useSend(account.forgetKnownDevices, {
    onSuccess: () => notify('success', 'We will ask for the second step again on every device.'),
  })
  return (
    <>
      <p>
        {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`} Each opens your account once, if
        your phone is lost.
      </p>
      <Cluster>
        <Button onPress={onRenew}>Make new recovery codes</Button>
        {knownDevices > 0 && (
          <Button isPending={forget.isPending} pendingLabel="One moment" onPress={() => forget.mutate({ input: {} })}>
            Ask on all devices again
          </Button>
        )}
      </Cluster>
    </>
  )
}

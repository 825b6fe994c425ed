import { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { subtypeLabels } from '@waymark/domain/account/subtype-labels'
import { businessSubtype } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import css from './organisation.module.css'
import { subtypeConsequences } from './subtype-consequences.ts'

interface SubtypeDialogProps {
  readonly accountId: number
  readonly accountName: string
  readonly onClose: () => void
}

/** Changes what kind of organisation an account is, after saying what that means. When two do so at once, the second is told. */
export function SubtypeDialog({ accountId, accountName, onClose }: SubtypeDialogProps) {
  const found = useCall(account.getBusinessAccounts, { accountId }, { staleMs: 0 })
  return (
    <Dialog isOpen onClose={onClose} title={`What kind of organisation is ${accountName}?`}>
      <Loaded of={found} what="the organisation" shape="form" empty={({ items }) => items.length === 0 && gone}>
        {({ items: [organisation] }) => organisation && <SubtypeForm organisation={organisation} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

const gone = { title: 'We could not find this organisation', children: 'Close this and load the list again.' }
const subtypes = Object.values(businessSubtype)
const options = subtypes.map((subtype) => ({ id: String(subtype), label: subtypeLabels[subtype] }))

interface SubtypeFormProps {
  readonly organisation: OutputOf<typeof account.getBusinessAccounts>['items'][number]
  readonly onClose: () => void
}

function SubtypeForm({ organisation, onClose }: SubtypeFormProps) {
  const { accountId, accountName, version, businessAccountSubtype: current } = organisation
  const subtypeOf = (id: string) => subtypes.find((subtype) => String(subtype) === id) ?? current
  const form = useForm(account.updateAccountSubtypeByGlobalAdmin, {
    values: { businessAccountSubtype: String(current) },
    toInput: (typed) => ({
      accountId,
      version,
      businessAccountSubtype: subtypeOf(typed.businessAccountSubtype),
    }),
    onSuccess: ({ businessAccountSubtype: now }) => {
      notify('success', `${accountName} is now: ${subtypeLabels[now]}.`)
      onClose()
    },
  })
  const chosen = subtypeOf(form.values.businessAccountSubtype)
  const isOther = chosen !== current
  return (
    <Form {...form.props} label={`Kind of ${accountName}`} purpose="change the kind">
      <RadioGroup
        {...form.field('businessAccountSubtype')}
        label="Kind"
        hint={`Now: ${subtypeLabels[current]}.`}
        options={options}
      />
      <div role="status">
        {isOther && (
          <Notice tone="info" title={`What this means for ${accountName}:`}>
            <ul className={css.points}>
              {subtypeConsequences(organisation, chosen).map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <Cluster>
        <SubmitButton disabledReason={isOther ? undefined : 'Choose another kind first.'}>
          {isOther ? `Change to: ${subtypeLabels[chosen]}` : 'Change the kind'}
        </SubmitButton>
        <Button onPress={onClose}>Leave it as it is</Button>
      </Cluster>
    </Form>
  )
}

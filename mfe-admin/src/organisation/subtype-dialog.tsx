import { account } from '@waymark/contracts/account'
import { type BusinessSubtype, businessSubtype } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { Skeleton } from '@waymark/ui/skeleton'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { subtypeLabels } from '../business-accounts/account-query.ts'
import css from './organisation.module.css'
import { subtypeConsequences } from './subtype-consequences.ts'

interface SubtypeDialogProps {
  readonly accountId: number
  readonly accountName: string
  readonly onClose: () => void
}

const options = Object.values(businessSubtype).map((subtype) => ({
  id: String(subtype),
  label: subtypeLabels[subtype],
}))

/** Changes what kind of organisation an account is, after saying what that means. When two do so at once, the second is told. */
export function SubtypeDialog({ accountId, accountName, onClose }: SubtypeDialogProps) {
  const found = useCall(account.getBusinessAccounts, { accountId }, { staleMs: 0 })
  const organisation = found.data?.items[0]
  const [chosen, setChosen] = useState<BusinessSubtype | null>(null)
  const save = useSend(account.updateAccountSubtypeByGlobalAdmin, {
    quiet: true,
    onSuccess: ({ businessAccountSubtype: now }) => {
      notify('success', `${accountName} is now: ${subtypeLabels[now]}.`)
      onClose()
    },
  })
  const current = organisation?.businessAccountSubtype
  const next = chosen ?? current
  const isOther = organisation !== undefined && chosen !== null && chosen !== current
  const isClash = save.error?.name === 'ChangedMeanwhile'
  return (
    <Dialog isOpen onClose={onClose} title={`What kind of organisation is ${accountName}?`}>
      <div className={css.dialog}>
        {found.isPending && <Skeleton label="Loading the organisation" shape="form" count={3} />}
        {found.isError && <Notice tone="danger">{found.error.message}</Notice>}
        {organisation && (
          <Form
            label={`Kind of ${accountName}`}
            message={save.error && !isClash ? save.error.message : undefined}
            purpose="change the kind"
            onSubmit={() => {
              if (chosen !== null)
                save.mutate({
                  input: { accountId, version: organisation.version, businessAccountSubtype: chosen },
                })
            }}
          >
            {isClash && (
              <Notice
                tone="warning"
                title="Somebody else has changed this organisation since you opened it."
                isLive
                actions={
                  <Button
                    onPress={() => {
                      void found.refetch()
                      save.reset()
                    }}
                  >
                    Show how it is now
                  </Button>
                }
              >
                Your change was not saved.
              </Notice>
            )}
            <RadioGroup
              label="Kind"
              hint={`Now: ${subtypeLabels[organisation.businessAccountSubtype]}.`}
              options={options}
              value={next === undefined ? null : String(next)}
              onChange={(id) => setChosen(Object.values(businessSubtype).find((kind) => String(kind) === id) ?? null)}
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
            <div className={css.buttons}>
              <Button
                type="submit"
                variant="primary"
                isPending={save.isPending}
                disabledReason={isOther ? undefined : 'Choose another kind first.'}
              >
                {isOther ? `Change to: ${subtypeLabels[chosen]}` : 'Change the kind'}
              </Button>
              <Button onPress={onClose}>Leave it as it is</Button>
            </div>
          </Form>
        )}
      </div>
    </Dialog>
  )
}

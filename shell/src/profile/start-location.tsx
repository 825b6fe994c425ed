import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { SelectField } from '@waymark/ui/select-field'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { type OwnServiceArea, updateUser } from '@waymark/web-kit/store'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo } from 'react'
import css from './profile-page.module.css'

/** No location in particular: the first one of the list. */
const none = 0

interface StartLocationProps {
  readonly user: SessionUser
  readonly areas: readonly OwnServiceArea[]
}

/** The location at which a person of an organisation starts after logging in. */
export function StartLocation({ user, areas }: StartLocationProps) {
  const savedId = user.defaultServiceAreaId ?? none
  const initial = useMemo(() => ({ serviceAreaId: savedId }), [savedId])
  const draft = useDraft('profile-start', initial)
  const onSaved = (defaultServiceAreaId: number | null) => {
    updateUser({ defaultServiceAreaId })
    draft.discard()
    notify('success', 'Where you start is saved.')
  }
  const choose = useSend(account.updateProfile, {
    quiet: true,
    onSuccess: (saved) => onSaved(saved.defaultServiceAreaId),
  })
  const forget = useSend(account.removeDefaultServicearea, { quiet: true, onSuccess: () => onSaved(null) })
  const error = choose.error ?? forget.error

  function save() {
    choose.reset()
    forget.reset()
    const { serviceAreaId } = draft.value
    if (serviceAreaId === none) forget.mutate({ input: {} })
    else {
      const { firstName, lastName } = user
      choose.mutate({ input: { firstName, lastName, defaultServiceAreaId: serviceAreaId } })
    }
  }

  return (
    <div className={css.fields}>
      <SelectField
        label="Location"
        options={[
          { id: none, label: 'No location in particular' },
          ...areas.map(({ serviceAreaId, name }) => ({ id: serviceAreaId, label: name })),
        ]}
        value={draft.value.serviceAreaId}
        onChange={(serviceAreaId) => draft.change({ serviceAreaId })}
      />
      {error && (
        <Notice tone="danger" title="Not saved." isLive>
          {error.message}
        </Notice>
      )}
      <div>
        <Button isPending={choose.isPending || forget.isPending} onPress={save}>
          Save where I start
        </Button>
      </div>
    </div>
  )
}

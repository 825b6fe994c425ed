import { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { accessOption } from '@waymark/domain/access-fit/options'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { announce } from '@waymark/web-kit/announcement'
import { useDraft } from '@waymark/web-kit/drafts'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo } from 'react'
import { ChosenNeed } from './chosen-need.tsx'
import { NeedPicker } from './need-picker.tsx'
import css from './needs.module.css'
import { chooseOptions, inOrder, type Need } from './needs-draft.ts'

/** What a person needs: the profile that places, services and activities are matched against. */
export function NeedsProfile() {
  const found = useCall(account.getNeeds, {})
  return (
    <Loaded of={found} what="your needs" shape="form" count={3} kept="They are saved as they were.">
      {(saved) => <NeedsEditor saved={saved} />}
    </Loaded>
  )
}

function NeedsEditor({ saved }: { readonly saved: OutputOf<typeof account.getNeeds> }) {
  const initial = useMemo(() => ({ needs: inOrder(saved.needs) }), [saved])
  const draft = useDraft<{ needs: Need[] }>('needs', initial)
  const { needs } = draft.value
  const save = useSend(account.updateNeeds, {
    quiet: true,
    onSuccess: (kept) => {
      draft.discard()
      notify('success', `${formatCount(kept.needs.length, 'need')} saved. Places are matched against them from now on.`)
    },
  })
  const change = (next: Need[]) => draft.change({ needs: next })
  const labelOf = (id: number) => accessOption(id)?.label ?? ''

  return (
    <div className={css.editor}>
      {draft.isRestored && (
        <Notice tone="info" title="Kept for you.">
          These are the needs that you had not saved yet.
        </Notice>
      )}
      {needs.length === 0 ? (
        <EmptyState title="No needs yet" headingLevel={3}>
          Choose what you need below. Places then say “Fits 4 of 5”, and tell you what is not known.
        </EmptyState>
      ) : (
        <section aria-labelledby="chosen-needs">
          <h3 id="chosen-needs" className={css.heading}>
            {formatCount(needs.length, 'need')}
          </h3>
          <ul className={css.needs}>
            {needs.map((need, index) => {
              const option = accessOption(need.accessibilityOptionId)
              return (
                option && (
                  <ChosenNeed
                    key={option.id}
                    option={option}
                    need={need}
                    errorMessage={save.error?.fields[`needs.${index}.threshold`]}
                    onChange={(changes) => change(needs.map((one) => (one === need ? { ...one, ...changes } : one)))}
                    onRemove={() => {
                      change(needs.filter((one) => one !== need))
                      announce(`${option.label} is removed.`)
                    }}
                  />
                )
              )
            })}
          </ul>
        </section>
      )}
      <section aria-labelledby="add-needs">
        <h3 id="add-needs" className={css.heading}>
          Add a need
        </h3>
        <NeedPicker
          needs={needs}
          onChoose={(shown, chosenIds) => {
            const next = chooseOptions(needs, shown, chosenIds)
            const added = chosenIds.find((id) => !needs.some((need) => need.accessibilityOptionId === id))
            change(next)
            announce(added === undefined ? 'Removed.' : `${labelOf(added)} is added as a must.`)
          }}
        />
      </section>
      {save.error && (
        <Notice tone="danger" title="Not saved." isLive>
          {save.error.message}
        </Notice>
      )}
      <div>
        <Button variant="primary" isPending={save.isPending} onPress={() => save.mutate({ input: { needs } })}>
          Save my needs
        </Button>
      </div>
    </div>
  )
}

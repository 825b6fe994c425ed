import { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { accessOption } from '@waymark/domain/access-fit/options'
import { EmptyState } from '@waymark/ui/empty-state'
import { GroupError } from '@waymark/ui/field-group'
import { fieldMark } from '@waymark/ui/field-mark'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { SubmitButton } from '@waymark/ui/submit-button'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import { ChosenNeed } from './chosen-need.tsx'
import { NeedPicker } from './need-picker.tsx'
import css from './needs.module.css'
import { chooseOptions, inOrder } from './needs-draft.ts'
import { StarterSetsPart } from './starter-sets-part.tsx'

interface NeedsProfileProps {
  /** Where to go on from here; without it the page stays. */
  readonly onSaved?: () => void
}

/** What a person needs: the profile that places, services and activities are matched against. */
export function NeedsProfile({ onSaved }: NeedsProfileProps) {
  const found = useCall(account.getNeeds, {})
  return (
    <Loaded of={found} what="your needs" shape="form" count={3} kept="Nothing you saved is lost.">
      {(saved) => <NeedsEditor saved={saved} onSaved={onSaved} />}
    </Loaded>
  )
}

interface NeedsEditorProps {
  readonly saved: OutputOf<typeof account.getNeeds>
  readonly onSaved: NeedsProfileProps['onSaved'] | undefined
}

function NeedsEditor({ saved, onSaved }: NeedsEditorProps) {
  const form = useForm(account.updateNeeds, {
    values: useMemo(() => ({ needs: inOrder(saved.needs) }), [saved]),
    draft: 'needs',
    onSuccess: (kept) => {
      notify('success', `${formatCount(kept.needs.length, 'need')} saved. Places are matched against them from now on.`)
      onSaved?.()
    },
  })
  const { needs } = form.values
  const labelOf = (id: number) => accessOption(id)?.label ?? ''

  return (
    <Form {...form.props} label="What you need" purpose="save your needs">
      <StarterSetsPart needs={needs} onChange={(next) => form.change({ needs: next })} />
      {needs.length === 0 ? (
        <EmptyState title="No needs yet" headingLevel={2}>
          Choose a sentence above, or single needs below. Places then say “Fits 4 of 5”, and tell you what is not known.
        </EmptyState>
      ) : (
        <section aria-labelledby="chosen-needs" {...fieldMark('needs', 'Your needs')}>
          <h2 id="chosen-needs" className={css.heading}>
            {formatCount(needs.length, 'need')}
          </h2>
          <ul className={css.needs}>
            {needs.map(({ accessibilityOptionId }, index) => {
              const option = accessOption(accessibilityOptionId)
              return (
                option && (
                  <ChosenNeed
                    key={option.id}
                    option={option}
                    weight={form.field(`needs.${index}.weight`)}
                    threshold={form.field(`needs.${index}.threshold`)}
                    onRemove={() => {
                      form.change({ needs: needs.filter((one) => one.accessibilityOptionId !== option.id) })
                      announce(`${option.label} is removed.`)
                    }}
                  />
                )
              )
            })}
          </ul>
          <GroupError name="needs" />
        </section>
      )}
      <section aria-labelledby="add-needs">
        <h2 id="add-needs" className={css.heading}>
          Add a need
        </h2>
        <NeedPicker
          needs={needs}
          onChoose={(shown, chosenIds) => {
            const next = chooseOptions(needs, shown, chosenIds)
            const added = chosenIds.find((id) => !needs.some((need) => need.accessibilityOptionId === id))
            form.change({ needs: next })
            announce(added === undefined ? 'Removed.' : `${labelOf(added)} is added as a must.`)
          }}
        />
      </section>
      <SubmitButton>Save my needs</SubmitButton>
    </Form>
  )
}

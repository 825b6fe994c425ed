import type { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { accessOption, accessOptions, optionGroupLabels } from '@waymark/domain/access-fit/options'
import { type Wishes, wishes } from '@waymark/domain/activity/wishes'
import { Button } from '@waymark/ui/button'
import { SelectField } from '@waymark/ui/select-field'
import { TextLink } from '@waymark/ui/text-link'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { announce } from '@waymark/web-kit/announcement'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { needLabel } from '../access-fit/need-label.ts'
import type { OpenSession } from '../activity/activity-words.ts'
import css from './new-activity-booking.module.css'
import type { PersonWishes } from './spaces-draft.ts'

type OwnNeed = OutputOf<typeof account.getNeeds>['needs'][number]

/** Needs that can be shared, with their threshold where that is known. */
export type NeedsToShare = readonly Pick<OwnNeed, 'accessibilityOptionId' | 'threshold'>[]

interface WishesFieldsProps {
  /** The path of the person in the form. */
  readonly field: string
  /** Who they are, in sentences. */
  readonly name: string
  readonly value: PersonWishes
  readonly onChange: (changes: Partial<PersonWishes>) => void
  readonly accessStock: OpenSession['accessStock']
  /** They wait for spaces: what is gone can be wished for too. */
  readonly isWaiting?: boolean
  /** Where somebody waits for an access place that is gone; without it the form holds no waitlist. */
  readonly waitlistHrefOf?: (wish: keyof Wishes) => string
  /** The organiser with whom needs are shared; null where none are. */
  readonly accountName: string | null
  /** What is known to be needed by this person; nothing for a guest. */
  readonly needs: NeedsToShare
  readonly errors: Readonly<Record<string, string>>
}

/** What is kept for a person (counted), and what the organiser may see about them (field by field). */
export function WishesFields(props: WishesFieldsProps) {
  const { field, name, value, onChange, accessStock, isWaiting = false, waitlistHrefOf, accountName, errors } = props
  const offered = wishes.filter(
    ({ stock, field: wish }) =>
      accessStock[stock].left > 0 || value[wish] || (isWaiting && accessStock[stock].total > 0),
  )
  const gone = wishes.filter((one) => accessStock[one.stock].total > 0 && !offered.includes(one))
  return (
    <>
      {offered.length > 0 && (
        <ToggleBadges
          name={`${field}.wishes`}
          label={`What should be kept for ${name}?`}
          hint={
            isWaiting
              ? 'We offer you spaces once everything that you tick is free.'
              : 'There are only so many of these: what you tick is kept for them.'
          }
          errorMessage={errors[`${field}.wishes`]}
          options={offered.map(({ field: wish, stock, label }) => ({
            id: wish,
            // Who waits is told of nothing that is left: it is offered with the spaces.
            label: isWaiting ? label : `${label}, ${accessStock[stock].left || 'none'} left`,
          }))}
          value={offered.map(({ field: wish }) => wish).filter((wish) => value[wish])}
          onChange={(chosen) =>
            onChange(Object.fromEntries(wishes.map(({ field: wish }) => [wish, chosen.includes(wish)])))
          }
        />
      )}
      {gone.map(({ field: wish, label }) => (
        <p key={wish} className={css.small}>
          None left: {label.toLowerCase()}.{' '}
          {waitlistHrefOf && (
            <TextLink href={waitlistHrefOf(wish)}>
              Wait for one<VisuallyHidden>: {label.toLowerCase()}</VisuallyHidden>
            </TextLink>
          )}
        </p>
      ))}
      {accountName !== null && <SharedNeeds {...props} accountName={accountName} />}
    </>
  )
}

/** Each need is shared by a tick of its own. What is not in a needs profile can be added from the list of all. */
function SharedNeeds({
  field,
  name,
  value,
  onChange,
  accountName,
  needs,
}: WishesFieldsProps & { readonly accountName: string }) {
  const [isAdding, setAdding] = useState(false)
  const shared = value.sharedAccessibilityOptionIds
  const own = needs.flatMap(({ accessibilityOptionId, threshold }) => {
    const label = needLabel(accessibilityOptionId, threshold)
    return label === '' ? [] : [{ id: accessibilityOptionId, label }]
  })
  const added = shared.filter((id) => !own.some((need) => need.id === id))
  const shown = [...own, ...added.map((id) => ({ id, label: needLabel(id, null) }))]
  const others = accessOptions.filter(({ id }) => !shown.some((need) => need.id === id))
  return (
    <>
      {shown.length > 0 && (
        <ToggleBadges
          name={`${field}.sharedAccessibilityOptionIds`}
          label={`What may ${accountName} see about ${name}?`}
          hint="Field by field: nothing is shared until you tick it. Nobody else sees it."
          options={shown}
          value={shared}
          onChange={(ids) => onChange({ sharedAccessibilityOptionIds: ids })}
        />
      )}
      {isAdding ? (
        <SelectField
          label={`What does ${name} need?`}
          hint={`What you choose is shared with ${accountName}, and with nobody else.`}
          isOptional
          autoFocus
          options={others.map(({ id, label, group }) => ({ id, label, detail: optionGroupLabels[group] }))}
          value={null}
          onChange={(id) => {
            onChange({ sharedAccessibilityOptionIds: [...shared, id] })
            announce(`${accessOption(id)?.label ?? ''} is shared with ${accountName}.`)
          }}
        />
      ) : (
        <Button variant="quiet" size="small" icon={Plus} onPress={() => setAdding(true)}>
          Tell {accountName} what {name} needs
        </Button>
      )}
    </>
  )
}

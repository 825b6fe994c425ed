import type { account } from '@waymark/contracts/account'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { accessOption, thresholdText } from '@waymark/domain/access-fit/options'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid } from '@waymark/service-kit/refusal'
import { needsOf } from '../../answers/needs.ts'
import type { Context } from '../../context.ts'
import { replaceNeeds } from '../../db/needs.ts'

type Need = ParsedInputOf<typeof account.updateNeeds>['needs'][number]

export const updateNeeds: Handler<Context, typeof account.updateNeeds> = async ({ needs }, { context, caller }) => {
  const wrong = needs.flatMap((need, index) => {
    const refusal = needRefusal(need, needs.slice(0, index))
    return refusal ? [[`needs.${index}.${refusal[0]}`, refusal[1]] as const] : []
  })
  if (wrong.length > 0) return invalid(Object.fromEntries(wrong))
  await context.db.transaction().execute((trx) => replaceNeeds(trx, caller.userProfileId, needs))
  return needsOf(context.db, caller.userProfileId)
}

/** The invalid field with the reason, or null. */
function needRefusal(need: Need, before: readonly Need[]): readonly [keyof Need, string] | null {
  const option = accessOption(need.accessibilityOptionId)
  if (!option) return ['accessibilityOptionId', 'Choose from the list.']
  if (before.some((one) => one.accessibilityOptionId === option.id))
    return ['accessibilityOptionId', 'This need is listed twice.']
  const { threshold } = need
  if (threshold === null) return null
  const { measure } = option
  if (!measure) return ['threshold', 'This need is not measured.']
  if (threshold >= measure.min && threshold <= measure.max) return null
  return [
    'threshold',
    `Choose between ${thresholdText(measure, measure.min)} and ${thresholdText(measure, measure.max)}.`,
  ]
}

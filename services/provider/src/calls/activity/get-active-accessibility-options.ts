import type { activity } from '@waymark/contracts/activity'
import { accessOptions, optionGroupLabels, optionGroups } from '@waymark/domain/access-fit/options'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getActiveAccessibilityOptions: Handler<Context, typeof activity.getActiveAccessibilityOptions> = () =>
  optionGroups.map((groupKey) => ({
    groupKey,
    groupName: optionGroupLabels[groupKey],
    options: accessOptions
      .filter(({ group }) => group === groupKey)
      .map(({ id, label, measure }) => ({ accessibilityOptionId: id, name: label, unit: measure?.unit ?? null })),
  }))

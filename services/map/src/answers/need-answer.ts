import type { AccessNeed } from '@waymark/domain/access-fit/fit'

/** One of the caller's own needs, as the calls of the map answer it. */
export const needAnswer = ({ optionId, weight, threshold }: AccessNeed) => ({
  accessibilityOptionId: optionId,
  weight,
  threshold,
})

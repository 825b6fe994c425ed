import { accessOption } from '@waymark/domain/access-fit/options'

/** What a visitor's words are about, as their form names it. */
export function feedbackSubject(accessibilityOptionId: number | null): string {
  return accessibilityOptionId === null
    ? 'The whole place'
    : (accessOption(accessibilityOptionId)?.label ?? 'Another fact')
}

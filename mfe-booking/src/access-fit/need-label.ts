import { accessOption, thresholdText } from '@waymark/domain/access-fit/options'

/** "Door width, at least 85 cm": what a person needs, with their threshold where it is measured. */
export function needLabel(accessibilityOptionId: number, threshold: number | null): string {
  const option = accessOption(accessibilityOptionId)
  if (!option) return ''
  return option.measure && threshold !== null
    ? `${option.label}, ${thresholdText(option.measure, threshold)}`
    : option.label
}

interface SharedNeed {
  readonly accessibilityOptionId: number
  readonly threshold: number | null
}

/** The same for the needs that a client shares; options that are gone are left out. */
export function needLabels(needs: readonly SharedNeed[]): readonly string[] {
  return needs
    .map(({ accessibilityOptionId, threshold }) => needLabel(accessibilityOptionId, threshold))
    .filter((label) => label !== '')
}

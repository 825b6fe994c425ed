import { accessOption, thresholdText } from '@waymark/domain/access-fit/options'

/** "Door width, at least 85 cm": what a person needs, with their threshold where it is measured. */
export function needLabel(accessibilityOptionId: number, threshold: number | null): string {
  const option = accessOption(accessibilityOptionId)
  if (!option) return ''
  return option.measure && threshold !== null
    ? `${option.label}, ${thresholdText(option.measure, threshold)}`
    : option.label
}

import { accessOption } from '@waymark/domain/access-fit/options'

/** What is wrong with a list of needs, by field; undefined when nothing is. */
export function needFaults(optionIds: readonly number[]): Readonly<Record<string, string>> | undefined {
  const faults: Record<string, string> = {}
  for (const [index, id] of optionIds.entries()) {
    if (!accessOption(id)) faults[`accessibilityOptionIds.${index}`] = 'Choose from the list.'
    else if (optionIds.indexOf(id) < index) faults[`accessibilityOptionIds.${index}`] = 'This need is listed twice.'
  }
  return Object.keys(faults).length > 0 ? faults : undefined
}

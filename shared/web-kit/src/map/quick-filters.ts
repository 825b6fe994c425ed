import { accessOptions } from '@waymark/domain/access-fit/options'
import { filterName } from './option-words.ts'

/** The filters that most people look for first; the rest are one press away. */
const quickKeys = ['stepFreeEntrance', 'doorWidth', 'accessibleToilet', 'hearingLoop', 'mobilityParking']

export const quickFilters = quickKeys.flatMap((key) => {
  const option = accessOptions.find((candidate) => candidate.key === key)
  return option ? { optionId: option.id, label: filterName(option, null) } : []
})

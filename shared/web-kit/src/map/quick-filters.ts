import { accessOptions } from '@waymark/domain/access-fit/options'

/** The filters that most people look for first; the rest are one press away. */
const quick = [
  { key: 'stepFreeEntrance', label: 'No steps' },
  { key: 'doorWidth', label: 'Door 80 cm+' },
  { key: 'accessibleToilet', label: 'Accessible toilet' },
  { key: 'hearingLoop', label: 'Hearing loop' },
  { key: 'mobilityParking', label: 'Parking' },
] as const

export const quickFilters = quick.flatMap(({ key, label }) => {
  const option = accessOptions.find((candidate) => candidate.key === key)
  return option ? { optionId: option.id, label } : []
})

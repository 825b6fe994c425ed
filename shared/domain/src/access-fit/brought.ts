import { accessOption } from './options.ts'

/**
 * What people and their service bring to wherever they come, by key. Everything else is of a building: parking, doors,
 * toilets, its sound and light.
 */
const broughtKeys: ReadonlySet<string> = new Set([
  'signLanguage',
  'largePrint',
  'noScents',
  'visualStory',
  'trainedStaff',
  'companionCard',
  'equipmentLoan',
  'easyRead',
  'communicationBoard',
  'textContact',
  'relayCalls',
  'otherLanguages',
])

/** Whether a need can be met by those who come to somebody; the others are judged where somebody goes. */
export function isBrought(optionId: number): boolean {
  return broughtKeys.has(accessOption(optionId)?.key ?? '')
}

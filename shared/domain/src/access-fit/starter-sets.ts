import type { NeedWeight } from './need-weights.ts'
import { accessOptions } from './options.ts'

/** One need: an option, how much it matters, and the measure from which it is met, where it is measured. */
export interface StarterNeed {
  readonly accessibilityOptionId: number
  readonly weight: NeedWeight
  readonly threshold: number | null
}

/** What people say of themselves, and the needs that many of them have. Only the needs are kept, never which set was chosen. */
export interface StarterSet {
  readonly id: string
  readonly label: string
  readonly needs: readonly StarterNeed[]
}

const rows: readonly (readonly [id: string, label: string, musts: string, helps: string])[] = [
  [
    'wheelchair',
    'I use a wheelchair',
    'stepFreePath stepFreeEntrance doorWidth stepFreeInside aisleWidth turningSpace accessibleToilet',
    'mobilityParking lift lowCounter tableKneeSpace wheelchairSpaces toiletGrabRails transferSpace',
  ],
  [
    'scooter',
    'I use a power chair or a mobility scooter',
    'stepFreePath stepFreeEntrance doorWidth stepFreeInside aisleWidth turningSpace',
    'mobilityParking sideLoading entranceRamp automaticDoor liftDoorWidth accessibleToilet',
  ],
  [
    'walking',
    'I walk with a stick, a frame or crutches',
    'handrails seating',
    'mobilityParking dropOff entranceStep lift toiletGrabRails automaticDoor',
  ],
  [
    'tired',
    'Standing or walking far is hard for me',
    'seating queuePriority',
    'parkingDistance dropOff transportStop lift equipmentLoan',
  ],
  ['deaf', 'I am deaf', 'signLanguage textContact', 'captions visualAlarm relayCalls lighting'],
  ['hard-of-hearing', 'I am hard of hearing', 'hearingLoop', 'counterLoop captions backgroundNoise textContact'],
  ['blind', 'I am blind', 'personalAssistance', 'tactilePaving braille audioDescription trainedStaff contrastEdges'],
  ['low-vision', 'I have low vision', 'largePrint contrastEdges', 'lighting handrails audioDescription trainedStaff'],
  ['dog', 'I come with an assistance dog', 'guideDogs', ''],
  [
    'sensory',
    'Noise, light or crowds are too much for me',
    'quietRoom',
    'quietHour lowLight noFlashing backgroundNoise visualStory queuePriority',
  ],
  [
    'memory',
    'I live with dementia or memory loss',
    'trainedStaff',
    'personalAssistance easyRead visualStory quietRoom contrastEdges companionCard',
  ],
  ['reading', 'Reading is hard for me', 'easyRead', 'visualStory communicationBoard trainedStaff personalAssistance'],
  ['speech', 'I speak by other means than my voice', 'textContact', 'communicationBoard trainedStaff relayCalls'],
  ['seizures', 'Flashing lights make me ill', 'noFlashing', 'lowLight quietRoom trainedStaff'],
  ['scents', 'Strong scents make me ill', 'noScents', ''],
  ['changing', 'I need a changing place with a hoist', 'changingPlace hoist', 'mobilityParking accessibleShower'],
  ['support', 'Somebody comes along to support me', 'companionCard', 'queuePriority'],
]

const optionsByKey = new Map(accessOptions.map((option) => [option.key, option]))

/** The sets that somebody may start with, in the order in which they are offered. */
export const starterSets: readonly StarterSet[] = rows.map(([id, label, musts, helps]) => ({
  id,
  label,
  needs: [...needsOf(musts, 'must'), ...needsOf(helps, 'would help')],
}))

function needsOf(keys: string, weight: NeedWeight): StarterNeed[] {
  return keys
    .split(' ')
    .filter(Boolean)
    .map((key) => {
      const option = optionsByKey.get(key)
      if (!option) throw new Error(`${key} is no option`)
      return { accessibilityOptionId: option.id, weight, threshold: option.measure?.usual ?? null }
    })
}

/** The sets whose needs are all among `needs`, whatever their weight and measure are by now. */
export function chosenSets(needs: readonly StarterNeed[]): StarterSet[] {
  const held = new Set(needs.map(({ accessibilityOptionId }) => accessibilityOptionId))
  return starterSets.filter((set) => set.needs.every(({ accessibilityOptionId }) => held.has(accessibilityOptionId)))
}

/**
 * The needs after the choice of sets became `chosenIds`: what a new set brings is added, and stronger where it is there
 * already as a lesser wish of another set; what a set that is gone brought goes, unless a set that stays has it too.
 * What the person changed of a need stays.
 */
export function chooseSets(needs: readonly StarterNeed[], chosenIds: readonly string[]): StarterNeed[] {
  const before = chosenSets(needs)
  const isChosen = ({ id }: StarterSet) => chosenIds.includes(id)
  const kept = new Set(idsOf(before.filter(isChosen)))
  const gone = new Set(idsOf(before.filter((set) => !isChosen(set))).filter((id) => !kept.has(id)))
  const added = starterSets.filter((set) => isChosen(set) && !before.includes(set)).flatMap((set) => set.needs)
  const result = new Map(
    needs
      .filter(({ accessibilityOptionId: id }) => !gone.has(id))
      .map((need) => [need.accessibilityOptionId, need] as const),
  )
  for (const need of added) {
    const there = result.get(need.accessibilityOptionId)
    if (!there) result.set(need.accessibilityOptionId, need)
    else if (need.weight === 'must') result.set(need.accessibilityOptionId, { ...there, weight: 'must' })
  }
  return [...result.values()]
}

function idsOf(sets: readonly StarterSet[]): number[] {
  return sets.flatMap((set) => set.needs.map(({ accessibilityOptionId }) => accessibilityOptionId))
}

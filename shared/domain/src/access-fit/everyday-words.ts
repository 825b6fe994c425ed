import type { AccessOption } from './options.ts'

/**
 * What people call themselves, what they live with and what they use, and the options that they then look for. A search
 * finds these options by these words too; nothing is concluded of anybody.
 */
const groups: readonly (readonly [words: string, keys: string])[] = [
  [
    'deaf deafblind hard of hearing impaired hearing aid cochlear implant t-coil telecoil nzsl auslan',
    'hearingLoop counterLoop captions signLanguage visualAlarm backgroundNoise textContact relayCalls',
  ],
  [
    'blind deafblind low vision sight impaired eyesight white cane macular guide dog',
    'braille largePrint tactilePaving audioDescription contrastEdges lighting guideDogs personalAssistance',
  ],
  [
    'autism autistic adhd neurodivergent sensory overload anxiety ptsd panic',
    'quietRoom quietHour lowLight noFlashing noScents visualStory backgroundNoise queuePriority personalAssistance',
  ],
  [
    'dementia alzheimer memory loss confusion brain injury stroke',
    'trainedStaff personalAssistance quietRoom contrastEdges easyRead visualStory companionCard',
  ],
  [
    'wheelchair power chair powerchair mobility scooter paraplegic tetraplegic spinal',
    'mobilityParking sideLoading dropOff stepFreePath stepFreeEntrance entranceStep entranceRamp doorWidth automaticDoor entranceBell stepFreeInside lift liftDoorWidth aisleWidth turningSpace lowCounter tableKneeSpace wheelchairSpaces evacuation accessibleToilet toiletTurningSpace toiletDoorWidth toiletGrabRails transferSpace changingPlace hoist accessibleShower',
  ],
  [
    'walker walking frame stick cane crutches balance falls arthritis pain fatigue tired heart',
    'mobilityParking parkingDistance dropOff transportStop stepFreeEntrance entranceStep handrails lift seating toiletGrabRails accessibleShower queuePriority equipmentLoan',
  ],
  ['epilepsy epileptic seizure migraine photosensitive', 'noFlashing lowLight quietRoom'],
  ['asthma allergy perfume chemical', 'noScents'],
  [
    'learning intellectual disability down syndrome aphasia speech non-verbal nonverbal aac',
    'easyRead communicationBoard visualStory trainedStaff textContact',
  ],
  ['carer caregiver support worker companion', 'companionCard changingPlace hoist'],
  ['pram pushchair stroller', 'stepFreeEntrance entranceRamp doorWidth stepFreeInside lift aisleWidth'],
  ['english language māori maori interpreter', 'otherLanguages signLanguage easyRead'],
]

/** The everyday words of an option, for a search. */
export function everydayWords({ key }: Pick<AccessOption, 'key'>): string {
  return groups.flatMap(([words, keys]) => (keys.split(' ').includes(key) ? [words] : [])).join(' ')
}

/** The keys that the words lead to, to test that each is an option. */
export const everydayKeys: readonly string[] = groups.flatMap(([, keys]) => keys.split(' '))

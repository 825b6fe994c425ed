import type { AccessOption } from './options.ts'

/**
 * Of each option, what places with it are called after the word "Places", and what else people call it. Narrower than
 * the everyday words: each name is one of the option itself.
 */
const names: Readonly<Record<string, readonly [places: string, alsoCalled?: string]>> = {
  mobilityParking: ['with mobility parking', 'accessible parking, disabled parking, disability parking, mobility park'],
  parkingWidth: ['with a wide mobility park', 'wide parking'],
  parkingDistance: ['with parking near the entrance', 'parking close by'],
  dropOff: ['with a drop-off place by the entrance', 'set-down'],
  sideLoading: ['with room to unload a hoist at the side or back', 'side loading, rear loading'],
  stepFreePath: ['with a step-free path from the street', 'level path, smooth path'],
  transportStop: ['near an accessible stop', 'accessible bus stop, accessible station, bus stop, public transport'],
  stepFreeEntrance: [
    'with a step-free entrance',
    'step-free, step-free access, no steps, level entrance, level access, wheelchair access, wheelchair accessible',
  ],
  entranceStep: ['with a low step or none at the entrance', 'low step, low threshold'],
  entranceRamp: ['with a ramp at the entrance', 'wheelchair ramp, gentle ramp'],
  doorWidth: ['with a wide entrance door', 'wide door, wide doorway, door width'],
  automaticDoor: ['with a door that opens by itself', 'automatic door, sliding door'],
  handrails: ['with handrails on both sides', 'hand rails, railing'],
  entranceBell: ['with a bell or intercom that can be reached sitting', 'doorbell, low bell, intercom'],
  stepFreeInside: ['that are step-free inside', 'no steps inside, level inside'],
  lift: ['with a lift to every floor', 'elevator'],
  liftDoorWidth: ['with a wide lift door', 'lift door width'],
  aisleWidth: ['with wide ways inside', 'wide aisle, aisle width'],
  turningSpace: ['with turning space', 'turning circle, room to turn'],
  lowCounter: ['with a low counter', 'low desk, counter height'],
  tableKneeSpace: ['with knee space under tables', 'accessible table, table height'],
  wheelchairSpaces: ['with wheelchair spaces among the seats', 'wheelchair seating, wheelchair seats'],
  seating: ['with seats with backs and arms to rest on', 'seating, chairs with arms, place to rest'],
  evacuation: ['with an evacuation chair or refuge', 'evac chair, emergency evacuation'],
  accessibleToilet: [
    'with an accessible toilet',
    'disabled toilet, wheelchair toilet, accessible bathroom, accessible restroom',
  ],
  toiletTurningSpace: ['with turning space in the toilet', 'large toilet, big toilet'],
  toiletDoorWidth: ['with a wide toilet door', 'toilet door width'],
  toiletGrabRails: ['with grab rails at the toilet', 'grab bars, toilet rails'],
  transferSpace: ['with space to move from a wheelchair to the toilet', 'transfer space, side transfer'],
  changingPlace: ['with a changing place with an adult bench', 'changing places, adult change table, adult changing'],
  hoist: ['with a hoist', 'ceiling hoist, patient lifter'],
  toiletAlarm: ['with an alarm cord that reaches the floor', 'emergency cord, toilet alarm'],
  accessibleShower: ['with a step-free shower with a seat', 'accessible shower, roll-in shower, wet room'],
  hearingLoop: ['with a hearing loop', 'induction loop, audio loop, T-coil, telecoil, loop system, hearing aid loop'],
  counterLoop: ['with a hearing loop at the counter', 'counter loop'],
  captions: ['with captions', 'subtitles, closed captions, open captions, live captioning, captioned'],
  signLanguage: [
    'with a sign language interpreter (NZSL or Auslan)',
    'NZSL, Auslan, Deaf interpreter, sign interpreter, signing',
  ],
  visualAlarm: ['with an alarm that flashes', 'visual alarm, flashing alarm'],
  backgroundNoise: ['with little background noise', 'low noise, quiet place'],
  braille: ['with braille signs', 'tactile signs'],
  largePrint: ['with large print', 'big print, large text'],
  tactilePaving: ['with tactile paving to the entrance', 'tactile indicators, guiding path'],
  audioDescription: ['with audio description', 'audio described, described tour'],
  contrastEdges: ['with marked edges on stairs and glass', 'contrast edges, high contrast, stair edges'],
  lighting: ['with good light', 'bright light, brightness, good lighting, well lit'],
  guideDogs: ['that welcome guide and assistance dogs', 'assistance dog, service dog, support dog'],
  quietRoom: ['with a quiet room', 'sensory room, calm room, quiet space'],
  quietHour: ['with a quiet hour', 'sensory hour, sensory friendly, low sensory, autism friendly, quiet time'],
  lowLight: ['with lights that can be dimmed', 'dimmed lights, dim lights, low light'],
  noScents: ['that are free of strong scents', 'scent free, fragrance free, perfume free, no perfume'],
  noFlashing: ['without flashing lights or sudden sounds', 'no strobe'],
  visualStory: ['with a story with pictures to prepare a visit', 'visual story, social story, picture story'],
  trainedStaff: ['with staff trained to assist', 'trained staff, disability awareness, disability confident'],
  companionCard: ['that accept the companion card', 'carer card'],
  equipmentLoan: ['with a wheelchair or walker to borrow', 'borrow a wheelchair, wheelchair hire, loan wheelchair'],
  personalAssistance: [
    'where someone meets you at the entrance',
    'personal assistance, meet and assist, sighted guide',
  ],
  queuePriority: ['without standing in a queue', 'queue priority, priority access, skip the queue'],
  easyRead: ['with Easy Read information', 'plain language, simple words'],
  communicationBoard: ['with a picture or communication board', 'communication board, AAC'],
  textContact: ['that answer text messages or email', 'contact by text, text contact'],
  relayCalls: ['that welcome relay service calls', 'NZ Relay, relay calls'],
  otherLanguages: ['with staff who speak more languages', 'other languages, multilingual'],
}

/** What has an option, as an answer of a search: "Places with a hearing loop". */
export function placesWith({ key, label }: Pick<AccessOption, 'key' | 'label'>): string {
  return `Places ${names[key]?.[0] ?? `with ${label.toLowerCase()}`}`
}

/** The names that people look for an option by, its label first. */
export function optionNames({ key, label }: Pick<AccessOption, 'key' | 'label'>): readonly string[] {
  const [places, alsoCalled] = names[key] ?? []
  return [label, ...(alsoCalled?.split(', ') ?? []), ...(places === undefined ? [] : [places])]
}

/** The keys that have names, to test that each option does. */
export const namedKeys: readonly string[] = Object.keys(names)

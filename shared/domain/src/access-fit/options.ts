/** The nine groups of accessibility options, in display order (domain.md, "Map"). */
export const optionGroups = [
  'parking',
  'entrance',
  'inside movement',
  'toilets',
  'hearing',
  'vision',
  'sensory',
  'assistance',
  'communication',
] as const
export type OptionGroup = (typeof optionGroups)[number]

/** Headings of the groups. */
export const optionGroupLabels: Record<OptionGroup, string> = {
  parking: 'Parking and arriving',
  entrance: 'Entrance',
  'inside movement': 'Moving around inside',
  toilets: 'Toilets',
  hearing: 'Hearing',
  vision: 'Vision',
  sensory: 'Sensory',
  assistance: 'Assistance',
  communication: 'Communication',
}

/** `ratio` is the N of a ramp of 1:N: the larger, the gentler. */
export type MeasureUnit = 'cm' | 'm' | 'ratio' | 'kg' | 'lux' | 'dB' | 'count'

/** How an option is measured. `usual` is the threshold offered first, and the one a plain filter applies. */
export interface Measure {
  readonly unit: MeasureUnit
  /** Which side of a person's threshold is good. */
  readonly direction: 'atLeast' | 'atMost'
  readonly usual: number
  readonly min: number
  readonly max: number
}

/**
 * One accessibility option: something a place has or lacks (yes is always the good side), with a measure where one
 * exists.
 */
export interface AccessOption {
  /** 1 to 62; also its bit position in a venue's flags. */
  readonly id: number
  readonly key: string
  readonly label: string
  readonly group: OptionGroup
  readonly measure: Measure | null
}

type Row = readonly [id: number, key: string, label: string, measure?: Measure]

function atLeast(usual: number, unit: MeasureUnit, min: number, max: number): Measure {
  return { unit, direction: 'atLeast', usual, min, max }
}

function atMost(usual: number, unit: MeasureUnit, min: number, max: number): Measure {
  return { unit, direction: 'atMost', usual, min, max }
}

const rows: Record<OptionGroup, readonly Row[]> = {
  parking: [
    [1, 'mobilityParking', 'Mobility parking', atLeast(1, 'count', 0, 200)],
    [2, 'parkingWidth', 'Width of the mobility park', atLeast(350, 'cm', 150, 900)],
    [3, 'parkingDistance', 'From parking to the entrance', atMost(50, 'm', 0, 1000)],
    [4, 'dropOff', 'Drop-off place by the entrance'],
    [5, 'sideLoading', 'Room to unload a hoist at the side or back'],
    [6, 'stepFreePath', 'Step-free path from the street'],
    [7, 'transportStop', 'From the nearest accessible stop', atMost(200, 'm', 0, 5000)],
  ],
  entrance: [
    [8, 'stepFreeEntrance', 'Step-free entrance'],
    [9, 'entranceStep', 'Highest step at the entrance', atMost(2, 'cm', 0, 60)],
    [10, 'entranceRamp', 'Ramp at the entrance', atLeast(12, 'ratio', 2, 40)],
    [11, 'doorWidth', 'Width of the entrance door', atLeast(80, 'cm', 40, 400)],
    [12, 'automaticDoor', 'Door that opens by itself'],
    [13, 'handrails', 'Handrails on both sides'],
    [14, 'entranceBell', 'Bell or intercom that can be reached sitting'],
  ],
  'inside movement': [
    [15, 'stepFreeInside', 'Step-free inside'],
    [16, 'lift', 'Lift to every floor'],
    [17, 'liftDoorWidth', 'Width of the lift door', atLeast(90, 'cm', 50, 300)],
    [18, 'aisleWidth', 'Narrowest way inside', atLeast(90, 'cm', 40, 500)],
    [19, 'turningSpace', 'Turning space', atLeast(150, 'cm', 60, 500)],
    [20, 'lowCounter', 'Height of the counter', atMost(85, 'cm', 40, 150)],
    [21, 'tableKneeSpace', 'Knee space under tables', atLeast(70, 'cm', 30, 100)],
    [22, 'wheelchairSpaces', 'Wheelchair spaces among the seats', atLeast(1, 'count', 0, 500)],
    [23, 'seating', 'Seats with backs and arms to rest on'],
    [24, 'evacuation', 'Evacuation chair or refuge'],
  ],
  toilets: [
    [25, 'accessibleToilet', 'Accessible toilet'],
    [26, 'toiletTurningSpace', 'Turning space in the toilet', atLeast(150, 'cm', 60, 500)],
    [27, 'toiletDoorWidth', 'Width of the toilet door', atLeast(76, 'cm', 40, 200)],
    [28, 'toiletGrabRails', 'Grab rails at the toilet'],
    [29, 'transferSpace', 'Space to move from a wheelchair to the toilet', atLeast(90, 'cm', 20, 300)],
    [30, 'changingPlace', 'Changing place with adult bench'],
    [31, 'hoist', 'Hoist', atLeast(200, 'kg', 80, 500)],
    [32, 'toiletAlarm', 'Alarm cord that reaches the floor'],
    [33, 'accessibleShower', 'Step-free shower with a seat'],
  ],
  hearing: [
    [34, 'hearingLoop', 'Hearing loop'],
    [35, 'counterLoop', 'Hearing loop at the counter'],
    [36, 'captions', 'Captions'],
    [37, 'signLanguage', 'Sign language interpreter (NZSL or Auslan)'],
    [38, 'visualAlarm', 'Alarm that flashes'],
    [39, 'backgroundNoise', 'Usual background noise', atMost(60, 'dB', 20, 110)],
  ],
  vision: [
    [40, 'braille', 'Braille signs'],
    [41, 'largePrint', 'Large print'],
    [42, 'tactilePaving', 'Tactile paving to the entrance'],
    [43, 'audioDescription', 'Audio description'],
    [44, 'contrastEdges', 'Stairs and glass with marked edges'],
    [45, 'lighting', 'Usual brightness', atLeast(150, 'lux', 0, 2000)],
    [46, 'guideDogs', 'Guide and assistance dogs welcome'],
  ],
  sensory: [
    [47, 'quietRoom', 'Quiet room'],
    [48, 'quietHour', 'Quiet hour'],
    [49, 'lowLight', 'Lights can be dimmed'],
    [50, 'noScents', 'Free of strong scents'],
    [51, 'noFlashing', 'No flashing lights or sudden sounds'],
    [52, 'visualStory', 'Story with pictures to prepare a visit'],
  ],
  assistance: [
    [53, 'trainedStaff', 'Staff trained to assist'],
    [54, 'companionCard', 'Companion card accepted'],
    [55, 'equipmentLoan', 'Wheelchair or walker to borrow'],
    [56, 'personalAssistance', 'Someone meets you at the entrance'],
    [57, 'queuePriority', 'No standing in a queue'],
  ],
  communication: [
    [58, 'easyRead', 'Easy Read information'],
    [59, 'communicationBoard', 'Picture or communication board'],
    [60, 'textContact', 'Contact by text message or email'],
    [61, 'relayCalls', 'Relay service calls welcome'],
    [62, 'otherLanguages', 'Staff who speak more languages'],
  ],
}

/** All accessibility options, group by group. */
export const accessOptions: readonly AccessOption[] = optionGroups.flatMap((group) =>
  rows[group].map(([id, key, label, measure = null]) => ({ id, key, label, group, measure })),
)

const optionsById = new Map(accessOptions.map((option) => [option.id, option]))

/** The option with this id, or null. */
export function accessOption(id: number): AccessOption | null {
  return optionsById.get(id) ?? null
}

/** What "no" means for an option whose label does not name a thing that is there or not. */
const absentWords: Readonly<Record<string, string>> = {
  parkingWidth: 'narrow mobility park',
  parkingDistance: 'parking at the entrance',
  transportStop: 'accessible stop at the entrance',
  stepFreePath: 'steps on the way from the street',
  stepFreeEntrance: 'steps at the entrance',
  entranceStep: 'no step at the entrance',
  doorWidth: 'narrow entrance door',
  stepFreeInside: 'steps inside',
  liftDoorWidth: 'narrow lift door',
  aisleWidth: 'narrow ways inside',
  turningSpace: 'little turning space',
  lowCounter: 'no counter',
  tableKneeSpace: 'little knee space under tables',
  toiletTurningSpace: 'little turning space in the toilet',
  toiletDoorWidth: 'narrow toilet door',
  transferSpace: 'little space to move from a wheelchair to the toilet',
  backgroundNoise: 'no background noise',
  lighting: 'little light',
}

/** What a place has instead of an option whose label names no thing: "narrow entrance door". Null for a thing, such as a lift. */
export function absentPhrase({ key }: AccessOption): string | null {
  return absentWords[key] ?? null
}

/** What is said of an option that is known to be absent: "Narrow entrance door", "Not here: lift to every floor". */
export function absentText(option: AccessOption): string {
  const phrase = absentPhrase(option)
  return phrase === null ? `Not here: ${withFirst(option.label, 'toLowerCase')}` : withFirst(phrase, 'toUpperCase')
}

/** Whether a yes says nothing until it is measured, as for the width of a door: the option's label names no thing that is there or not. */
export function asksForMeasure(option: AccessOption): boolean {
  return option.measure !== null && absentPhrase(option) !== null
}

/** What is said of an option that is known to be there: "Hearing loop", "Hoist: 200 kg", "Width of the entrance door: not measured". */
export function presentText(option: AccessOption, measure: number | null): string {
  const { label } = option
  if (option.measure && measure !== null) return `${label}: ${measureText(option.measure.unit, measure)}`
  return asksForMeasure(option) ? `${label}: not measured` : label
}

function withFirst(text: string, change: 'toLowerCase' | 'toUpperCase'): string {
  return text.charAt(0)[change]() + text.slice(1)
}

/** A measure for display: "82 cm", "1:14", "200 kg", "3". */
export function measureText(unit: MeasureUnit, value: number): string {
  switch (unit) {
    case 'ratio':
      return `1:${value}`
    case 'count':
      return String(value)
    default:
      return `${value} ${unit}`
  }
}

/** A threshold for display: "at least 80 cm", "at most 2 cm", "1:12 or gentler". */
export function thresholdText({ unit, direction }: Measure, threshold: number): string {
  if (unit === 'ratio') return `${measureText(unit, threshold)} or gentler`
  return `${direction === 'atLeast' ? 'at least' : 'at most'} ${measureText(unit, threshold)}`
}

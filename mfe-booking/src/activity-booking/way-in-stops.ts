import { absentText, accessOption, presentText } from '@waymark/domain/access-fit/options'

/** A known fact of a venue or an activity, as the way in needs it. */
interface WayInFact {
  readonly accessibilityOptionId: number
  readonly value: 'yes' | 'no'
  readonly measure: number | null
  readonly note: string | null
  readonly photo: string | null
  readonly photoAlt: string | null
}

interface WayInStop {
  readonly id: string
  readonly title: string
  readonly facts: readonly string[]
  readonly photo: { readonly url: string; readonly alt: string } | null
}

/** The stops from the kerb to one's place, each with the options that describe it. */
const stops: readonly { readonly id: string; readonly title: string; readonly keys: readonly string[] }[] = [
  {
    id: 'kerb',
    title: 'Get there',
    keys: ['mobilityParking', 'dropOff', 'parkingDistance', 'transportStop', 'stepFreePath'],
  },
  { id: 'door', title: 'Up to the door', keys: ['stepFreeEntrance', 'entranceStep', 'entranceRamp', 'handrails'] },
  { id: 'through', title: 'Through the door', keys: ['doorWidth', 'automaticDoor'] },
  { id: 'desk', title: 'Say hello', keys: ['lowCounter', 'counterLoop', 'personalAssistance', 'trainedStaff'] },
  { id: 'place', title: 'Your place', keys: ['lift', 'aisleWidth', 'wheelchairSpaces', 'hearingLoop', 'quietRoom'] },
]

/** The way in, from what is known and what is out of order; a stop that nobody has described is left out. */
export function wayInStops(facts: readonly WayInFact[], outOptionIds: readonly number[]): readonly WayInStop[] {
  const byKey = new Map(facts.map((fact) => [accessOption(fact.accessibilityOptionId)?.key, fact]))
  return stops.flatMap(({ id, title, keys }) => {
    const known = keys.flatMap((key) => byKey.get(key) ?? [])
    if (known.length === 0) return []
    const pictured = known.find(({ photo }) => photo !== null)
    return [
      {
        id,
        title,
        facts: known.map((fact) =>
          outOptionIds.includes(fact.accessibilityOptionId)
            ? `Out of order then: ${accessOption(fact.accessibilityOptionId)?.label}.`
            : factSentence(fact),
        ),
        photo: pictured?.photo
          ? {
              url: pictured.photo,
              alt: pictured.photoAlt ?? `Shows: ${accessOption(pictured.accessibilityOptionId)?.label ?? title}`,
            }
          : null,
      },
    ]
  })
}

/** "Width of the entrance door: 86 cm. Only one leaf opens." What is not there is said as plainly. */
function factSentence({ accessibilityOptionId, value, measure, note }: WayInFact): string {
  const option = accessOption(accessibilityOptionId)
  if (!option) return note ?? ''
  return `${value === 'no' ? absentText(option) : presentText(option, measure)}.${note ? ` ${note}` : ''}`
}

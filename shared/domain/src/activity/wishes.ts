import type { PersonOfBooking, StockKind } from './people.ts'

/** What a person can wish for, with the counted places it takes. */
export const wishes = [
  {
    field: 'wantsWheelchairSpace',
    stock: 'wheelchairSpaces',
    label: 'Wheelchair space',
    many: 'wheelchair spaces',
    column: 'Wheelchair',
  },
  {
    field: 'wantsHearingReceiver',
    stock: 'hearingReceivers',
    label: 'Hearing loop receiver',
    many: 'hearing loop receivers',
    column: 'Hearing loop',
  },
  {
    field: 'wantsInterpreter',
    stock: 'interpreterPlaces',
    label: 'Place near the interpreter',
    many: 'places near the interpreter',
    column: 'Interpreter',
  },
  { field: 'wantsQuietPlace', stock: 'quietPlaces', label: 'Quiet place', many: 'quiet places', column: 'Quiet place' },
] as const satisfies readonly {
  readonly field: keyof PersonOfBooking
  readonly stock: StockKind
  readonly label: string
  readonly many: string
  readonly column: string
}[]

export type Wishes = Readonly<Record<(typeof wishes)[number]['field'], boolean>>

/** "Wheelchair space, Quiet place": what is kept for a person. */
export function keptText(person: Wishes): string {
  return wishes
    .filter(({ field }) => person[field])
    .map(({ label }) => label)
    .join(', ')
}

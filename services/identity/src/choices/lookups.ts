import type { lookupNames } from '@waymark/contracts/common'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { serviceFamilies, services, sizeTypes } from '@waymark/domain/catalogue/services'
import { bookingStatus, repeats } from '@waymark/domain/enums'
import { timeZones } from '@waymark/domain/place/time-zones'
import { assignableRoles, staffRoleNames } from '@waymark/domain/rights/roles'

interface Choice {
  readonly id: number | string
  readonly name: string
}

type LookupName = (typeof lookupNames)[number]

const named = (texts: readonly string[]): Choice[] => texts.map((text) => ({ id: text, name: text }))
const labelled = (types: readonly { readonly id: number; readonly label: string }[]): Choice[] =>
  types.map(({ id, label }) => ({ id, name: label }))

/** The lists by name. */
export const lookups: Readonly<Record<LookupName, readonly Choice[]>> = {
  services: services.map(({ id, name }) => ({ id, name })),
  'service-families': named(serviceFamilies),
  'size-types': named(sizeTypes),
  'cost-tiers': labelled(costTiers),
  'activity-kinds': labelled(activityKinds),
  'accessibility-options': labelled(accessOptions),
  'staff-roles': assignableRoles.map((role) => ({ id: role, name: staffRoleNames[role] })),
  'booking-statuses': Object.entries(bookingStatus).map(([name, id]) => ({ id, name })),
  repeats: named(repeats),
  'time-zones': timeZones.map(({ id, place }) => ({ id, name: place })),
}

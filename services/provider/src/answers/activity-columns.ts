import { ageRangeText } from '@waymark/domain/account/age'
import { moneyText } from '@waymark/domain/booking/price'
import { activityKind } from '@waymark/domain/catalogue/activity-kinds'
import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { activityAnswer } from './activity-answer.ts'

type Activity = ReturnType<typeof activityAnswer>

/** The columns of the exported sheet; times are wall times of the location. */
export const activityColumns: readonly SheetColumn<Activity>[] = [
  { title: 'Activity', width: 10, textOf: (row) => String(row.activityId) },
  { title: 'Title', width: 32, textOf: (row) => row.title },
  { title: 'Status', width: 12, textOf: (row) => row.status },
  { title: 'Kinds', width: 32, textOf: kindsText },
  { title: 'Ages', width: 12, textOf: ageRangeText },
  {
    title: 'Price',
    width: 14,
    textOf: (row) => (row.priceCents === 0 ? 'Free' : moneyText(row.priceCents, row.currency)),
  },
  { title: 'Concession', width: 14, textOf: concessionText },
  { title: 'Spaces in a session', width: 18, textOf: (row) => String(row.maxSpacesPerSession) },
  { title: 'Spaces for one client', width: 24, textOf: (row) => String(row.maxSpacesPerClient) },
  { title: 'Sessions to come', width: 16, textOf: (row) => String(row.comingSessions) },
  { title: 'Next session', width: 17, timeOf: (row) => row.nextStartDateTime },
  { title: 'Description', width: 60, textOf: (row) => row.description },
]

function kindsText({ activityKindIds }: Activity): string {
  return activityKindIds.flatMap((id) => activityKind(id)?.label ?? []).join(', ')
}

function concessionText({ concessionPriceCents, currency }: Activity): string {
  return concessionPriceCents === null ? '' : moneyText(concessionPriceCents, currency)
}

import type { common } from '@waymark/contracts/common'
import { country } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getPricingSettings: Handler<Context, typeof common.getPricingSettings> = (_input, { context }) => {
  const { communityPriceNzdCents, communityPriceAudCents } = context.config
  const pricesOf = (nzdCents: number, audCents: number) => [
    { countryId: country.nz, currency: 'NZD' as const, priceCents: nzdCents },
    { countryId: country.au, currency: 'AUD' as const, priceCents: audCents },
  ]
  return {
    plans: [
      { name: 'Free', description: 'Everything an organisation needs to be found and booked.', prices: pricesOf(0, 0) },
      {
        name: 'Community',
        description: 'The same, for organisations that help pay for the map and its upkeep.',
        prices: pricesOf(communityPriceNzdCents, communityPriceAudCents),
      },
    ],
  }
}

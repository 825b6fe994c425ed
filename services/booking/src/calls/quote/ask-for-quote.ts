import type { quote } from '@waymark/contracts/quote'
import { currencyOf } from '@waymark/domain/booking/price'
import { countryIdOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { tellTeam } from '@waymark/service-kit/team-topic'
import { mayBookFor } from '../../activity/booker.ts'
import { offeredSizes } from '../../answers/service-offer.ts'
import type { Context } from '../../context.ts'
import { findPersonName } from '../../db/history.ts'
import { findOffer } from '../../db/offers.ts'
import { addQuote } from '../../db/quotes.ts'
import { tellOfQuote } from '../../placing/tell-of-quote.ts'
import { bookingRefusal } from '../../rights/booking-refusal.ts'

export const askForQuote: Handler<Context, typeof quote.askForQuote> = async (
  input,
  { context, caller, idempotencyKey },
) => {
  const offer = await findOffer(context.reads, input.ServiceAreaServiceId)
  const size = offer && offeredSizes(offer).find(({ option }) => option.id === input.ServiceSizeOptionId)
  if (!offer || !size || (await bookingRefusal(context, caller, offer))) return refuse('NotOffered')
  if (!size.fee.isQuotesFee) return refuse('NotQuoted')
  if (!(await mayBookFor(context, caller, input.UserServiceAreaId))) return refuse('NotYourArea')
  const clientName = await findPersonName(context.reads, caller.userProfileId)
  const quoteId = await context.db.transaction().execute(async (trx) => {
    const addedId = await addQuote(trx, {
      account_id: offer.account_id,
      service_area_id: offer.service_area_id,
      service_area_service_id: offer.id,
      service_id: offer.service_id,
      own_service_name: offer.own_name,
      size_option_id: size.option.id,
      time_zone: offer.time_zone,
      currency: currencyOf(countryIdOf(offer.country_id)),
      client_user_profile_id: caller.userProfileId,
      client_account_id: caller.accountId,
      user_service_area_id: input.UserServiceAreaId,
      words: input.words,
      address: input.AddressForService,
      asked_at: context.now(),
      idempotency_key: idempotencyKey ?? null,
    })
    if (addedId === undefined) return undefined
    await tellOfQuote(
      trx,
      {
        ...offer,
        id: addedId,
        client_user_profile_id: caller.userProfileId,
        own_service_name: offer.own_name,
        size_option_id: size.option.id,
      },
      {
        key: 'asked',
        to: 'provider',
        title: `${clientName} asks for a quote`,
        text: 'They say what they need. Give a price, and the last day on which it is valid.',
      },
    )
    return addedId
  })
  if (quoteId === undefined) return refuse('TooManyQuotes')
  // The news goes to its managers alone; an admin may have the list open too.
  await tellTeam(context.bus, { accountId: offer.account_id, serviceAreaId: offer.service_area_id })
  return { quoteId }
}

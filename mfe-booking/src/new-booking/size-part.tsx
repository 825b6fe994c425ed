import { Notice } from '@waymark/ui/notice'
import { NumberField } from '@waymark/ui/number-field'
import { RadioCards } from '@waymark/ui/radio-cards'
import { TextLink } from '@waymark/ui/text-link'
import { formatMoney } from '@waymark/web-kit/format'
import { quotesHref } from '../quotes/quote-query.ts'
import { durationText, type OfferedSize } from './service-offer.ts'
import type { AnswerProps } from './stop-props.ts'

/** How long the visit takes, what that costs, and for how many people where that can be chosen. */
export function SizePart({ offer, form }: AnswerProps) {
  const { draft, change } = form
  const size = offer.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === draft.sizeOptionId)
  return (
    <>
      <RadioCards
        {...form.mark('size')}
        label="How long do you need?"
        options={offer.sizeOptions.map((one) => ({
          id: String(one.ServiceSizeOptionId),
          label: one.name,
          detail: detailOf(one),
          aside: feeOf(one),
        }))}
        value={size ? String(size.ServiceSizeOptionId) : null}
        onChange={(id) => change({ sizeOptionId: Number(id) })}
      />
      {size?.isQuotesFee && !form.isForClient && (
        <Notice tone="info" title="The price is a quote.">
          Ask {offer.accountName} for it first, and book once you know it.{' '}
          <TextLink
            href={quotesHref({
              serviceAreaServiceId: offer.ServiceAreaServiceId,
              sizeOptionId: size.ServiceSizeOptionId,
            })}
          >
            Ask for a quote
          </TextLink>
        </Notice>
      )}
      {size?.allowPeopleQtySelection && (
        <NumberField
          {...form.people}
          label="How many people?"
          isWhole
          {...(size.maxPeople === null ? {} : { hint: `At most ${size.maxPeople}.`, maxValue: size.maxPeople })}
          minValue={1}
        />
      )}
    </>
  )
}

/** How long the booking takes, unless its name already says so. */
function detailOf({ name, durationHours }: OfferedSize): string {
  const duration = durationText(durationHours)
  return name === duration ? 'Of their time with you' : duration
}

function feeOf({ isQuotesFee, priceCents, feeDisplay }: OfferedSize): string {
  if (isQuotesFee || priceCents === null) return 'Quote'
  return priceCents === 0 ? feeDisplay : formatMoney(priceCents)
}

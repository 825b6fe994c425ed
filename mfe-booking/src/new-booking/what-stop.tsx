import { Avatar } from '@waymark/ui/avatar'
import { Notice } from '@waymark/ui/notice'
import { NumberField } from '@waymark/ui/number-field'
import { RadioCards } from '@waymark/ui/radio-cards'
import { TextLink } from '@waymark/ui/text-link'
import { formatMoney } from '@waymark/web-kit/format'
import css from './new-booking.module.css'
import { durationText, type OfferedSize } from './service-offer.ts'
import type { StopProps } from './stop-props.ts'

/** The service, how long it takes, and for how many people where that can be chosen. */
export function WhatStop({ offer, form }: StopProps) {
  const { draft, change } = form
  const size = offer.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === draft.sizeOptionId)
  return (
    <>
      <div className={css.offer}>
        <Avatar
          name={offer.accountName}
          tone="teal"
          size="large"
          {...(offer.accountLogo === null ? {} : { imageUrl: offer.accountLogo })}
        />
        <div className={css.offerWords}>
          <b>{offer.serviceName}</b>
          <p className={css.small}>
            {offer.familyName} by {offer.accountName}. {offer.description}
          </p>
          <TextLink href="/booking/book-service" isStandalone>
            Change service
          </TextLink>
        </div>
      </div>
      {offer.preparation && (
        <Notice tone="info" title="Before they come.">
          {offer.preparation}
        </Notice>
      )}
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
      {size?.allowPeopleQtySelection && (
        <NumberField
          {...form.field('peopleQty')}
          {...form.mark('people')}
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

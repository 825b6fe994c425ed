import { Avatar } from '@waymark/ui/avatar'
import { Notice } from '@waymark/ui/notice'
import { TextLink } from '@waymark/ui/text-link'
import css from './new-booking.module.css'
import { SizePart } from './size-part.tsx'
import type { AnswerProps } from './stop-props.ts'

interface WhatStopProps extends AnswerProps {
  readonly changeServiceHref: string | undefined
}

/** The service, how long it takes, and for how many people where that can be chosen. */
export function WhatStop({ offer, form, changeServiceHref = '/booking/book-service' }: WhatStopProps) {
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
          <TextLink href={changeServiceHref} isStandalone>
            Change service
          </TextLink>
        </div>
      </div>
      {offer.preparation && (
        <Notice tone="info" title="Before they come.">
          {offer.preparation}
        </Notice>
      )}
      <SizePart offer={offer} form={form} />
    </>
  )
}

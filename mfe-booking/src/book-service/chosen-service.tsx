import { LinkButton } from '@waymark/ui/link-button'
import { ServiceMark } from '@waymark/ui/service-mark'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useEffect, useRef } from 'react'
import css from './book-service.module.css'
import { familyOf, type ListedService } from './service-families.ts'

interface ChosenServiceProps {
  readonly service: ListedService
  readonly changeHref: string
  /** It replaced the catalogue that had the focus. */
  readonly takesFocus: boolean
}

/** The service that was chosen, and the way back to the catalogue. */
export function ChosenService({ service, changeHref, takesFocus }: ChosenServiceProps) {
  const card = useRef<HTMLDivElement>(null)
  const family = familyOf(service)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  return (
    <div ref={card} tabIndex={-1} className={css.chosen}>
      {family && (
        <span className={css.mark}>
          <ServiceMark of={family} />
        </span>
      )}
      <p className={css.chosenWords}>
        <span className={css.meta}>What you need</span>
        <b>{service.name}</b>
        <span className={css.meta}>{service.description}</span>
      </p>
      <LinkButton href={changeHref} variant="quiet" size="small">
        Change <VisuallyHidden>the service</VisuallyHidden>
      </LinkButton>
    </div>
  )
}

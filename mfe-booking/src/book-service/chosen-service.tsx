import { LinkButton } from '@waymark/ui/link-button'
import { useEffect, useRef } from 'react'
import css from './book-service.module.css'
import type { ListedService } from './service-families.ts'

interface ChosenServiceProps {
  readonly service: ListedService
  readonly changeHref: string
  /** It replaced the catalogue that had the focus. */
  readonly takesFocus: boolean
}

/** The service that was chosen, and the way back to the catalogue. */
export function ChosenService({ service, changeHref, takesFocus }: ChosenServiceProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  return (
    <div ref={card} tabIndex={-1} className={css.chosen}>
      <div>
        <b>{service.name}</b>
        <p className={css.meta}>
          {service.familyName}. {service.description}
        </p>
      </div>
      <LinkButton href={changeHref} size="small">
        Change service
      </LinkButton>
    </div>
  )
}

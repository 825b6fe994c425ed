import { LinkButton } from '@waymark/ui/link-button'
import css from './book-service.module.css'
import type { ListedService } from './service-families.ts'

interface ChosenServiceProps {
  readonly service: ListedService
  readonly changeHref: string
}

/** The service that was chosen, and the way back to the catalogue. */
export function ChosenService({ service, changeHref }: ChosenServiceProps) {
  return (
    <div className={css.chosen}>
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

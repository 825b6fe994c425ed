import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { usePage } from '@waymark/web-kit/use-page'
import styles from './access-page.module.css'

/** /access-page: where links to shared access maps lead. */
export function AccessPage() {
  const page = usePage()
  return (
    <div className={styles.page}>
      <PageHeading
        page={page}
        lead="Access maps show the places of one organisation, network or town. They are not open yet, so the link that brought you here cannot show its map."
      />
      <p>Every public place, with the same facts about access, is on the Waymark map.</p>
      <p>
        <LinkButton variant="primary" href="/location-map">
          Open the map of all places
        </LinkButton>
      </p>
    </div>
  )
}

import { type MenuItemId, menuItems, menuPath } from '@waymark/domain/rights/menu'
import { Card } from '@waymark/ui/card'
import { TextLink } from '@waymark/ui/text-link'
import { useAppStore } from '@waymark/web-kit/store'
import { useVisitor } from '@waymark/web-kit/who'
import css from './dashboard-cards.module.css'

/** What these pages are for, in the order they are offered. */
const steps: readonly (readonly [id: MenuItemId, text: string])[] = [
  ['scheduling', 'When your services can be booked, and days off.'],
  ['scheduledActivities', 'The sessions that are on, and who comes.'],
  ['services', 'What you offer here, for what price, and who does it.'],
  ['activities', 'What you run here, and the dates.'],
  ['profile', 'The facts that help people decide.'],
  ['staff', 'Who works here.'],
]
const shownMax = 3

/** The pages of the side menu that this person can use next, with what they are for. */
export function NextSteps() {
  const visitor = useVisitor()
  const serviceAreaId = useAppStore((state) => state.currentServiceArea?.serviceAreaId ?? null)
  const items = visitor ? menuItems(visitor) : []
  const offered = steps.flatMap(([id, text]) => {
    const item = items.find((candidate) => candidate.id === id)
    const path = item ? menuPath(item, serviceAreaId) : null
    return item && path !== null ? [{ id, label: item.label, path, text }] : []
  })
  if (offered.length === 0) return null
  return (
    <Card as="section" labelledBy="next-steps">
      <h2 id="next-steps" className={css.title}>
        Look after this location
      </h2>
      <ul className={css.places}>
        {offered.slice(0, shownMax).map(({ id, label, path, text }) => (
          <li key={id}>
            <div>
              <TextLink href={path} isStrong isStandalone>
                {label}
              </TextLink>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

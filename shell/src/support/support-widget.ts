import type { SupportPerson } from './support-person.ts'

/** Where people write to those who answer, as a vendor offers it. */
export interface SupportWidget {
  /** Opens it for a person, or tells it what has changed of them. */
  show(person: SupportPerson): void
  /** Closes it and forgets the person in this browser. */
  hide(): void
}

/** Keeps a widget with whoever may have it: `person` is called with each change of the session. */
export function supportFor(widget: SupportWidget): (person: SupportPerson | null) => void {
  let shown: SupportPerson | null = null
  return (person) => {
    if (person === shown || JSON.stringify(person) === JSON.stringify(shown)) return
    if (shown && person?.userId !== shown.userId) widget.hide()
    if (person) widget.show(person)
    shown = person
  }
}

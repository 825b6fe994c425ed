/** Where something stood that was taken out of the page. */
export interface Place {
  /** What was taken out: the element that had the focus, or a part around where it stood. */
  readonly gone: Element
  readonly parent: Element
  readonly before: Node | null
  readonly after: Node | null
}

/** Follows the place of `lost` while more of the page around it goes. */
export function followPlace(lost: Element, known: Place | null, records: readonly MutationRecord[]): Place | null {
  let place = known
  for (const { target, removedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      const held = place?.parent ?? lost
      if (target instanceof Element && removed instanceof Element && !held.isConnected && removed.contains(held))
        place = { gone: removed, parent: target, before: previousSibling, after: nextSibling }
      else if (place?.before === removed) place = { ...place, before: previousSibling }
      else if (place?.after === removed) place = { ...place, after: nextSibling }
    }
  }
  return place
}

/**
 * What can take the focus of `lost` in its stead, best first: the same control drawn anew; of something in a list, what
 * does the same for the item after it, else for the one before it; then the headings before that place, nearest first.
 */
export function* targetsAt(lost: Element, place: Place, root: Element): Generator<HTMLElement> {
  yield* drawnAnew(lost, place)
  const item = place.parent.closest(items)
  if (isItem(place.gone) || hasAlike(place)) {
    yield* sameOfNeighbours(lost, place)
    yield* headingsBefore(placeOf(listAround(place.parent)), root)
  } else if (item && root.contains(item)) {
    yield* replacementsIn(place, headings)
    yield* headingsBefore(place, item)
    yield* controlsFrom(place, item)
    yield* sameOfNeighbours(lost, placeOf(item))
    yield* headingsBefore(placeOf(listAround(item)), root)
  } else {
    yield* replacementsIn(place, headings)
    yield* headingsBefore(place, root)
  }
}

const items = 'li, tr, [role="row"], [role="listitem"]'
const lists = 'ul, ol, table, [role="list"], [role="grid"], [role="table"]'
const headings = 'h1, h2, h3, h4, h5, h6'
const controls = 'a[href], button, input, select, textarea, [tabindex="0"]'
/** A heading in one of these is of that one alone. */
const parts = `section, article, aside, nav, ${items}`

const isItem = (element: Element) => element.matches(items)
const listAround = (element: Element) => element.closest(lists) ?? element
const allIn = (element: Element, what: string) => [...element.querySelectorAll<HTMLElement>(what)]

/** As if `standing` had been taken out. */
function placeOf(standing: Element): Place {
  const { parentElement, previousSibling, nextSibling } = standing
  return { gone: standing, parent: parentElement ?? standing, before: previousSibling, after: nextSibling }
}

/** Cards of one kind are a list too; sections and single controls are not. */
function hasAlike({ gone, parent }: Place): boolean {
  return !gone.matches(`section, ${controls}`) && [...parent.children].some((sibling) => isAlike(gone, sibling))
}

function isAlike(one: Element, other: Element): boolean {
  return one !== other && one.tagName === other.tagName && (isItem(one) || one.className === other.className)
}

function* sameOfNeighbours(lost: Element, { gone, parent, before }: Place): Generator<HTMLElement> {
  const alike = [...parent.children].filter((sibling) => isAlike(gone, sibling))
  const next = alike.filter((sibling) => before === null || isAhead(before, sibling))
  const previous = alike.filter((sibling) => !next.includes(sibling)).reverse()
  const words = firstWords(lost)
  const index = Math.max(0, [...gone.querySelectorAll(controls)].indexOf(lost))
  for (const sibling of [...next, ...previous]) {
    const found = allIn(sibling, controls)
    const same = words === '' ? undefined : found.find((control) => firstWords(control) === words)
    // The items of a list need not say the same; cards that do not are of different kinds.
    const target = same ?? (isItem(gone) ? (found[index] ?? found.at(-1)) : undefined)
    if (target) yield target
  }
}

/** What now stands where something was taken out. */
function replacementsIn({ parent, before, after }: Place, what: string): HTMLElement[] {
  return [...parent.children]
    .filter((child) => (before === null || isAhead(before, child)) && (after === null || isAhead(child, after)))
    .flatMap((child) => (child instanceof HTMLElement && child.matches(what) ? [child] : allIn(child, what)))
}

/** Of several that say the same, the one in its order. */
function drawnAnew(lost: Element, place: Place): HTMLElement[] {
  const isSame = (control: Element) => isSameControl(lost, control)
  const order = [...place.gone.querySelectorAll(controls)].filter(isSame).indexOf(lost)
  const same = replacementsIn(place, controls).filter(isSame)
  return same.slice(Math.max(0, order)).slice(0, 1)
}

function headingsBefore(place: Place, root: Element): HTMLElement[] {
  return allIn(root, headings)
    .filter((heading) => isBeforePlace(heading, place) && (heading.closest(parts)?.contains(place.parent) ?? true))
    .reverse()
}

function controlsFrom(place: Place, item: Element): HTMLElement[] {
  const found = allIn(item, controls)
  const before = found.filter((control) => isBeforePlace(control, place))
  return [...found.slice(before.length), ...before.reverse()]
}

function isBeforePlace(element: Element, { parent, after }: Place): boolean {
  return after === null ? parent.contains(element) || isAhead(element, parent) : isAhead(element, after)
}

function isAhead(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function isSameControl(lost: Element, control: Element): boolean {
  return lost.tagName === control.tagName && wordsOf(lost) !== '' && wordsOf(lost) === wordsOf(control)
}

function wordsOf(control: Element): string {
  return control.getAttribute('aria-label') ?? (control.textContent.trim() || (control.getAttribute('name') ?? ''))
}

/** What a button of a row says, without the name of the row that is read after it. */
function firstWords(control: Element): string {
  const label = control.getAttribute('aria-label')
  if (label !== null) return label
  const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const said = node.textContent?.trim() ?? ''
    if (said !== '') return said
  }
  return ''
}

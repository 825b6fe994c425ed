import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDrag } from 'react-aria-components/useDrag'
import { isTextDropItem, useDrop } from 'react-aria-components/useDrop'
import { Button } from '../actions/button.tsx'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './sortable-tiles.module.css'

export interface SortableTilesProps<Item> {
  /** Names the list. */
  label: string
  items: readonly Item[]
  idOf: (item: Item) => number
  /** Names a tile in a sentence: "The ramp". */
  nameOf: (item: Item) => string
  /** All ids in their new order, the moved id, and its new position, counting from 1. */
  onReorder: (ids: number[], moved: { id: number; place: number }) => void
  children: (item: Item) => ReactNode
}

type Way = 'earlier' | 'later'

interface MoveButton {
  readonly id: number
  readonly way: Way
}

/** Tiles that people put in order: by dragging, or by the two buttons under each. */
export function SortableTiles<Item>({ label, items, idOf, nameOf, onReorder, children }: SortableTilesProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<MoveButton | null>(null)
  const ids = items.map(idOf)
  const order = ids.join()

  // A moving tile loses the focus, also when the order is refused and moves it back; at the end of the list the other
  // button takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new order
  useLayoutEffect(() => {
    const last = focused.current
    const here = document.activeElement
    if (!last || (here !== document.body && list.current?.contains(here) !== true)) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(`[data-tile="${last.id}"] [data-way]`) ?? [])]
    const button = buttons.find(({ dataset }) => dataset.way === last.way) ?? buttons[0]
    button?.querySelector('button')?.focus()
  }, [order])

  function put(id: number, index: number) {
    const rest = ids.filter((other) => other !== id)
    const ordered = [...rest.slice(0, index), id, ...rest.slice(index)]
    if (ordered.some((one, at) => one !== ids[at])) onReorder(ordered, { id, place: index + 1 })
  }
  function press(id: number, way: Way) {
    focused.current = { id, way }
    put(id, ids.indexOf(id) + (way === 'earlier' ? -1 : 1))
  }

  return (
    <ul
      ref={list}
      className={styles.tiles}
      aria-label={label}
      onFocus={({ target }) => {
        focused.current = moveButtonAt(target)
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        // Without a next element the tile was moved, or the page behind was pressed.
        if (relatedTarget !== null) focused.current = null
      }}
    >
      {items.map((item, index) => {
        const id = idOf(item)
        return (
          <Tile key={id} id={id} onPut={(other) => put(other, index)}>
            {children(item)}
            {items.length > 1 && (
              <div className={styles.moves}>
                {index > 0 && (
                  <span data-way="earlier">
                    <Button variant="quiet" size="small" icon={ArrowLeft} onPress={() => press(id, 'earlier')}>
                      Earlier <VisuallyHidden>: {nameOf(item)}</VisuallyHidden>
                    </Button>
                  </span>
                )}
                {index < items.length - 1 && (
                  <span data-way="later">
                    <Button variant="quiet" size="small" iconAfter={ArrowRight} onPress={() => press(id, 'later')}>
                      Later <VisuallyHidden>: {nameOf(item)}</VisuallyHidden>
                    </Button>
                  </span>
                )}
              </div>
            )}
          </Tile>
        )
      })}
    </ul>
  )
}

function moveButtonAt(target: Element): MoveButton | null {
  const way = target.closest<HTMLElement>('[data-way]')?.dataset.way
  const id = Number(target.closest<HTMLElement>('[data-tile]')?.dataset.tile)
  return way === 'earlier' || way === 'later' ? { id, way } : null
}

interface TileProps {
  readonly id: number
  /** Another tile was dropped here. */
  readonly onPut: (id: number) => void
  readonly children: ReactNode
}

// A type of its own, because something dragged in from elsewhere is not a tile.
const tileType = 'application/x-waymark-tile'

function Tile({ id, onPut, children }: TileProps) {
  const tile = useRef<HTMLLIElement>(null)
  const { dragProps, isDragging } = useDrag({
    // The keyboard uses the buttons: the tile itself is not a Tab stop.
    hasDragButton: true,
    getItems: () => [{ [tileType]: String(id) }],
    getAllowedDropOperations: () => ['move'],
  })
  const { dropProps, isDropTarget } = useDrop({
    ref: tile,
    hasDropButton: true,
    getDropOperation: (types) => (types.has(tileType) ? 'move' : 'cancel'),
    onDrop: async ({ items }) => {
      const [dropped] = items.filter(isTextDropItem)
      if (dropped) onPut(Number(await dropped.getText(tileType)))
    },
  })
  return (
    <li
      {...dragProps}
      {...dropProps}
      ref={tile}
      data-tile={id}
      className={classNames(styles.tile, isDragging && styles.dragged, isDropTarget && styles.target)}
    >
      {children}
    </li>
  )
}

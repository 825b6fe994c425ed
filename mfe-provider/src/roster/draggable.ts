import type { DragEvent } from 'react'
import type { Held } from './roster-work.ts'

/** Lets a button be dragged as well; pressing it stays the way for everybody. */
export function draggable(held: Held, onDrag: (held: Held | null) => void) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData('text/plain', held.work.title)
      dataTransfer.effectAllowed = 'move'
      onDrag(held)
    },
    onDragEnd: () => onDrag(null),
  }
}

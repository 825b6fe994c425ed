import type { DragEvent } from 'react'
import type { Work } from './roster-work.ts'

/** Lets a button be dragged as well; pressing it stays the way for everybody. */
export function draggable(work: Work, onDrag: (work: Work | null) => void) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData('text/plain', work.title)
      dataTransfer.effectAllowed = 'move'
      onDrag(work)
    },
    onDragEnd: () => onDrag(null),
  }
}

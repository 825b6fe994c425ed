import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SortableTiles } from './sortable-tiles.tsx'

function Pictures({
  onReorder,
}: {
  readonly onReorder: (ids: number[], moved: { id: number; place: number }) => void
}) {
  const [ids, setIds] = useState([4, 7, 9])
  return (
    <SortableTiles
      label="Pictures"
      items={ids}
      idOf={(id) => id}
      nameOf={(id) => `Picture ${id}`}
      onReorder={(ordered, moved) => {
        setIds(ordered)
        onReorder(ordered, moved)
      }}
    >
      {(id) => <p>{`Tile ${id}`}</p>}
    </SortableTiles>
  )
}

test('the buttons move a tile by one place, and keep the focus', async () => {
  const onReorder = vi.fn()
  render(<Pictures onReorder={onReorder} />)
  await userEvent.click(screen.getByRole('button', { name: /^Later.*Picture 4/ }))
  expect(onReorder).toHaveBeenLastCalledWith([7, 4, 9], { id: 4, place: 2 })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Later.*Picture 4/ }))
  await userEvent.keyboard('{Enter}')
  expect(onReorder).toHaveBeenLastCalledWith([7, 9, 4], { id: 4, place: 3 })
  expect(screen.getAllByText(/^Tile/).map(({ textContent }) => textContent)).toEqual(['Tile 7', 'Tile 9', 'Tile 4'])
})

test('a tile that is moved back, and on again, keeps the focus', async () => {
  const tiles = (ids: readonly number[]) => (
    <SortableTiles label="Pictures" items={ids} idOf={(id) => id} nameOf={(id) => `Picture ${id}`} onReorder={() => {}}>
      {(id) => <p>{`Tile ${id}`}</p>}
    </SortableTiles>
  )
  const { rerender } = render(tiles([4, 7]))
  await userEvent.click(screen.getByRole('button', { name: /^Earlier.*Picture 7/ }))
  for (const order of [
    [7, 4],
    [4, 7],
    [7, 4],
  ])
    rerender(tiles(order))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Later.*Picture 7/ }))
})

test('at the end of the list the other button takes the focus', async () => {
  render(<Pictures onReorder={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: /^Later.*Picture 7/ }))
  expect(screen.queryByRole('button', { name: /^Later.*Picture 7/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Earlier.*Picture 7/ }))
})

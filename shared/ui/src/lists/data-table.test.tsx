import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextField } from '../fields/text-field.tsx'
import { DataTable, type TableColumn } from './data-table.tsx'

interface Line {
  id: number
  day: string
  start: string
}

const lines: Line[] = [
  { id: 1, day: 'Monday', start: '7:00 am' },
  { id: 2, day: 'Tuesday', start: '9:15 am' },
]

const columns: TableColumn<Line>[] = [
  {
    id: 'day',
    header: 'Day',
    isRowHeader: true,
    cell: (line) => line.day,
    editCell: (line) => <TextField label="Day" isLabelHidden defaultValue={line.day} />,
  },
  { id: 'start', header: 'Starts', isSortable: true, cell: (line) => line.start },
]

function Schedule({ onBlocked = () => {}, isSaving = false }: { onBlocked?: () => void; isSaving?: boolean }) {
  const [rowId, setRowId] = useState<number | null>(null)
  return (
    <DataTable
      caption="Weekly times"
      columns={columns}
      rows={lines}
      idOf={(line) => line.id}
      editing={{
        rowId,
        isSaving,
        nameOf: (line) => `${line.day} ${line.start}`,
        onEdit: (line) => setRowId(line.id),
        onSave: () => setRowId(null),
        onCancel: () => setRowId(null),
        onBlocked,
      }}
    />
  )
}

test('Edit opens the row in place with the focus in its first field', async () => {
  render(<Schedule />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit Monday 7:00 am' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Day'))
  expect(screen.getByRole('button', { name: 'Save Monday 7:00 am' })).toBeInTheDocument()
})

test('another Edit is refused while a row is unsaved', async () => {
  const onBlocked = vi.fn()
  render(<Schedule onBlocked={onBlocked} />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit Monday 7:00 am' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit Tuesday 9:15 am' }))
  expect(onBlocked).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Save Monday 7:00 am' })).toBeInTheDocument()
})

test('Cancel gives the focus back to Edit', async () => {
  render(<Schedule />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit Tuesday 9:15 am' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Tuesday 9:15 am' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Tuesday 9:15 am' }))
})

test('a row that is saving shows it and has no buttons', async () => {
  const { rerender } = render(<Schedule />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit Monday 7:00 am' }))
  rerender(<Schedule isSaving />)
  const row = screen.getByRole('row', { name: /Monday/ })
  expect(row.getAttribute('aria-busy')).toBe('true')
  expect(within(row).getByRole('status').textContent).toBe('Saving')
  expect(within(row).queryByRole('button')).toBeNull()
})

test('a sortable header reverses the order', async () => {
  const onSortChange = vi.fn()
  render(
    <DataTable
      caption="Times"
      columns={columns}
      rows={lines}
      idOf={(line) => line.id}
      sort={{ columnId: 'start', direction: 'ascending' }}
      onSortChange={onSortChange}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'Starts' }).getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Starts' }))
  expect(onSortChange).toHaveBeenCalledWith({ columnId: 'start', direction: 'descending' })
})

test('consecutive rows of a group are under one heading', () => {
  render(
    <DataTable
      caption="Times"
      columns={columns}
      rows={lines}
      idOf={(line) => line.id}
      groupOf={() => ({ id: 'week', title: 'This week', detail: '2 times' })}
    />,
  )
  expect(screen.getAllByText('This week')).toHaveLength(1)
})

test('a long table with buttons can be skipped, a short one has no link to do so', async () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ id: index, day: 'Monday', start: `${index + 1}:00 pm` }))
  const table = (rows: Line[]) => (
    <DataTable
      caption="Weekly times"
      columns={columns}
      rows={rows}
      idOf={(line) => line.id}
      actions={(line) => <button type="button">Move {line.start}</button>}
    />
  )
  const { rerender } = render(table(many))
  await userEvent.click(screen.getByRole('button', { name: 'Skip past the table Weekly times' }))
  expect(document.activeElement?.textContent).toBe('End of the table Weekly times')
  rerender(table(lines))
  expect(screen.queryByRole('button', { name: /^Skip past/ })).toBeNull()
})

test('rows become cards where the table is wider than its room, and rows again once it fits', () => {
  let tell: () => void = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        tell = heard
      }
      observe() {}
      disconnect() {}
    },
  )
  let tableWidth = 960
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(856)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => tableWidth)
  const { container } = render(
    <DataTable caption="Weekly times" columns={columns} rows={lines} idOf={(line) => line.id} />,
  )
  expect(container.querySelector('[data-tight]')).not.toBeNull()
  tableWidth = 856
  tell()
  expect(container.querySelector('[data-tight]')).toBeNull()
})

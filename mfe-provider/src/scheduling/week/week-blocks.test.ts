import { describe, expect, it } from 'vitest'
import { placeBlocks, shownHours, type WeekEntry, weekBlocks } from './week-blocks.ts'

function entry(kind: WeekEntry['kind'], startTime: string, endTime: string, more: Partial<WeekEntry> = {}): WeekEntry {
  return { kind, startTime, endTime, staffNames: [], bookingId: null, note: null, ...more }
}

describe('weekBlocks', () => {
  it('keeps free starts that do not overlap separate', () => {
    const blocks = weekBlocks([entry('free', '07:00', '08:00'), entry('free', '08:00', '09:00')])
    expect(blocks.map(({ starts }) => starts)).toEqual([[420], [480]])
  })

  it('makes one block of starts that overlap, with all who could take one', () => {
    const [block, ...others] = weekBlocks([
      entry('free', '09:15', '10:15', { staffNames: ['Tāne'] }),
      entry('free', '09:00', '10:00', { staffNames: ['Sina'] }),
      entry('free', '10:00', '11:00', { staffNames: ['Sina'] }),
    ])
    expect(others).toEqual([])
    expect(block).toMatchObject({
      startMinute: 540,
      endMinute: 660,
      starts: [540, 555, 600],
      staffNames: ['Sina', 'Tāne'],
    })
  })

  it('makes free starts inside extra time part of it', () => {
    const blocks = weekBlocks([entry('extra', '09:00', '12:00'), entry('free', '09:00', '10:00')])
    expect(blocks).toMatchObject([{ kind: 'extra', starts: [540], endMinute: 720 }])
  })

  it('draws an extra start as long as the visit that it allows', () => {
    const blocks = weekBlocks([entry('extra', '09:00', '09:15'), entry('free', '09:00', '09:30')])
    expect(blocks).toMatchObject([{ kind: 'extra', starts: [540], endMinute: 570 }])
  })

  it('makes one block of bookings of the same hours', () => {
    const blocks = weekBlocks([
      entry('booked', '09:15', '10:15', { bookingId: 1, staffNames: ['Sina'] }),
      entry('booked', '09:15', '10:15', { bookingId: 2, staffNames: ['Tāne'] }),
      entry('booked', '09:15', '11:15', { bookingId: 3, staffNames: ['Mele'] }),
    ])
    expect(blocks.map(({ bookings }) => bookings.map(({ bookingId }) => bookingId))).toEqual([[1, 2], [3]])
  })

  it('makes one block for each hour of bookings that more than two people have at once', () => {
    const blocks = weekBlocks([
      entry('booked', '08:00', '09:00', { bookingId: 1 }),
      entry('booked', '09:00', '10:00', { bookingId: 2, staffNames: ['Sina'] }),
      entry('booked', '09:15', '10:15', { bookingId: 3, staffNames: ['Tāne'] }),
      entry('booked', '09:30', '10:30', { bookingId: 4, staffNames: ['Mele'] }),
      entry('booked', '10:00', '11:00', { bookingId: 5 }),
      entry('booked', '13:00', '14:00', { bookingId: 6 }),
      entry('booked', '13:30', '14:30', { bookingId: 7 }),
    ])
    expect(blocks.map(({ bookings }) => bookings.map(({ bookingId }) => bookingId))).toEqual([
      [1],
      [2, 3, 4],
      [5],
      [6],
      [7],
    ])
    expect(blocks[1]).toMatchObject({ startMinute: 540, endMinute: 630, staffNames: ['Sina', 'Tāne', 'Mele'] })
    expect(placeBlocks(blocks).map(({ lane }) => lane)).toEqual([0, 0, 1, 0, 1])
  })

  it('ends a span at midnight with the day', () => {
    expect(weekBlocks([entry('away', '00:00', '24:00')])).toMatchObject([{ startMinute: 0, endMinute: 1440 }])
    expect(weekBlocks([entry('free', '23:30', '00:30')])).toMatchObject([{ startMinute: 1410, endMinute: 1440 }])
  })
})

describe('shownHours', () => {
  it('shows the provider day, however long somebody is away', () => {
    expect(shownHours([weekBlocks([entry('away', '00:00', '24:00')])])).toEqual({ fromMinute: 360, untilMinute: 1080 })
  })

  it('grows to the full hour around what is booked', () => {
    expect(shownHours([weekBlocks([entry('booked', '17:45', '19:15')])])).toEqual({
      fromMinute: 360,
      untilMinute: 1200,
    })
  })
})

describe('placeBlocks', () => {
  it('puts simultaneous blocks side by side, and reuses a lane once it is empty', () => {
    const placed = placeBlocks(
      weekBlocks([
        entry('booked', '09:00', '10:00', { bookingId: 1 }),
        entry('booked', '09:30', '10:30', { bookingId: 2 }),
        entry('booked', '10:00', '11:00', { bookingId: 3 }),
      ]),
    )
    expect(placed.map(({ block, lane }) => [block.bookings[0]?.bookingId, lane])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ])
  })
})

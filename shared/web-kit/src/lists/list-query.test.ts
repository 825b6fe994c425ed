import { describe, expect, it } from 'vitest'
import { readListQuery, writeListQuery } from './list-query.ts'

const defaults = { filters: ['status', 'type'], sort: '-startDateTime', pageSize: 10 } as const

describe('list query', () => {
  it('falls back to the defaults for invalid values', () => {
    const query = new URLSearchParams('page=-2&size=7&status=Confirmed&status=Completed&other=1')
    expect(readListQuery(query, defaults)).toEqual({
      search: '',
      filters: { status: ['Confirmed', 'Completed'], type: [] },
      sort: '-startDateTime',
      page: 1,
      pageSize: 10,
    })
  })

  it('writes only what differs, keeping other parameters', () => {
    const list = { ...readListQuery(new URLSearchParams(), defaults), search: 'ramp', page: 3 }
    expect(writeListQuery(new URLSearchParams('tab=2&type=x'), list, defaults).toString()).toBe(
      'tab=2&search=ramp&page=3',
    )
  })

  it('reads back what it wrote', () => {
    const list = {
      search: 'café & co',
      filters: { status: ['Confirmed'], type: ['a', 'b'] },
      sort: 'name',
      page: 2,
      pageSize: 50,
    } as const
    expect(readListQuery(writeListQuery(new URLSearchParams(), list, defaults), defaults)).toEqual(list)
  })
})

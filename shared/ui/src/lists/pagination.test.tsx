import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination, pagesAround } from './pagination.tsx'

test('five page links around the current page, within the ends', () => {
  expect(pagesAround(1, 20)).toEqual([1, 2, 3, 4, 5])
  expect(pagesAround(10, 20)).toEqual([8, 9, 10, 11, 12])
  expect(pagesAround(20, 20)).toEqual([16, 17, 18, 19, 20])
  expect(pagesAround(2, 3)).toEqual([1, 2, 3])
})

test('each page is a link, and the current one says so', () => {
  render(<Pagination label="Pages of bookings" page={2} pageSize={10} total={47} hrefOf={(page) => `?page=${page}`} />)
  const pager = within(screen.getByRole('navigation', { name: 'Pages of bookings' }))
  expect(pager.getAllByRole('listitem')).toHaveLength(5)
  expect(pager.getByRole('link', { current: 'page' }).textContent).toBe('Page 2')
  expect(pager.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3')
})

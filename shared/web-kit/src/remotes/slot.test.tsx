import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Slot } from './slot.tsx'
import { enableSlots, useFailedSlots } from './slots.ts'

const props = { serviceAreaId: 4, serviceAreaName: 'Nelson Pool' }

describe('Slot', () => {
  it('shows what its owner fills it with', async () => {
    enableSlots(async (remote) => ({
      routes: {},
      slots: {
        shortlistStar:
          async () =>
          ({ serviceAreaName }) => <button type="button">{`${remote} ${serviceAreaName}`}</button>,
      },
    }))
    render(<Slot name="shortlistStar" props={props} />)
    expect(await screen.findByRole('button', { name: 'mfe_booking Nelson Pool' })).toBeDefined()
  })

  it('says what did not load while its owner is down, and retries when shown again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn().mockRejectedValueOnce(new Error('down'))
    load.mockResolvedValueOnce({ routes: {}, slots: { shortlistStar: async () => () => <p>Star</p> } })
    enableSlots(load)
    const first = render(
      <main>
        List
        <Slot name="shortlistStar" props={props} />
      </main>,
    )
    expect(await screen.findByText('The shortlist did not load.')).toBeDefined()
    expect(useFailedSlots.getState().names).toEqual(['shortlistStar'])
    first.unmount()
    render(<Slot name="shortlistStar" props={props} />)
    expect(await screen.findByText('Star')).toBeDefined()
    expect(useFailedSlots.getState().names).toEqual([])
  })

  it('retries once the connection is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn().mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValueOnce({ routes: {}, slots: { shortlistStar: async () => () => <p>Star</p> } })
    enableSlots(load)
    render(<Slot name="shortlistStar" props={props} />)
    expect(await screen.findByText('The shortlist did not load.')).toBeDefined()
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('Star')).toBeDefined()
  })

  it('shows the fallback while its owner is down or does not fill it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    enableSlots(async () => ({ routes: {} }))
    render(<Slot name="shortlistStar" props={props} fallback={<p>On its way</p>} errorFallback={<p>Not here</p>} />)
    expect(screen.getByText('On its way')).toBeDefined()
    expect(await screen.findByText('Not here')).toBeDefined()
  })
})

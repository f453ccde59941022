import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { Stepper } from '#ui/display/Stepper'
import { StatusTimeline } from '#ui/money/StatusTimeline'
import { renderApp } from '../renderApp'

const steps = [{ label: 'Amount' }, { label: 'Transfer', hint: 'By QR code' }, { label: 'Status' }]

const items = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
const states = (all: HTMLElement[]) => all.map((one) => one.getAttribute('aria-current'))

describe('the stepper', () => {
  it('says in words which steps are done, and marks the current one', async () => {
    await renderApp(<Stepper label="Steps" steps={steps} current={1} />)
    const [amount, transfer, status] = items()
    expect(amount).toHaveTextContent('Amount (done)')
    expect(transfer).toHaveTextContent('2TransferBy QR code')
    expect(status).toHaveTextContent('3Status')
    expect(states(items())).toEqual([null, 'step', null])
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect((await axe.run(document.body)).violations).toEqual([])
  })

  it('the stepper has no current step once all are done', async () => {
    await renderApp(<Stepper label="Steps" steps={steps} current={3} />)
    expect(states(items())).toEqual([null, null, null])
    for (const item of items()) expect(item).toHaveTextContent(/\(done\)$/)
  })

  it('opens the steps that are done, not the later ones', async () => {
    const onOpen = vi.fn<(step: number) => void>()
    const { user } = await renderApp(
      <Stepper label="Steps" steps={steps} current={1} onOpen={onOpen} />,
    )
    expect(states(screen.getAllByRole('button'))).toEqual([null, 'step', null])
    expect(screen.getByRole('button', { name: 'Status' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Amount (done)' }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(0)
    expect((await axe.run(document.body)).violations).toEqual([])
  })

  it('opens every step where the order is free', async () => {
    const onOpen = vi.fn<(step: number) => void>()
    const { user } = await renderApp(
      <Stepper label="Steps" steps={steps} current={0} onOpen={onOpen} isAnyOrder isBeside />,
    )
    await user.click(screen.getByRole('button', { name: 'Status' }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(2)
  })
})

it('the timeline says the state of every step in words', async () => {
  await renderApp(
    <StatusTimeline
      label="Steps"
      steps={[
        { key: 'created', label: 'Created', state: 'done' },
        { key: 'sent', label: 'Sent', state: 'current' },
        { key: 'credited', label: 'Credited', state: 'ahead' },
        { key: 'returned', label: 'Returned', state: 'failed', note: 'Wrong account' },
      ]}
    />,
  )
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'Created (done)',
    'Sent (now)',
    'Credited (still to come)',
    'Returned (not successful)Wrong account',
  ])
  expect(states(items())).toEqual([null, 'step', null, null])
})

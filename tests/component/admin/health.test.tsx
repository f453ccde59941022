import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { dataChannel } from '#api/client/refetch'
import { answerStaff } from '#app/admin/answerStaff'
import { setAdminTransport } from '#features/admin/api/adminApi'
import { endAdminSession } from '#features/admin/api/adminSession'
import { startOperator } from '../../unit/admin/staff'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

const failing = () => Promise.resolve(new Response('{}', { status: 503 }))

it('the health page shows queues, money, device and answers, each with its page', async () => {
  const { container } = await openAdmin('/admin/health', 'owner')
  const queues = await screen.findByRole('region', { name: 'Queue times against the promise' })
  expect(within(queues).getByText(/Promised to players: 30 min/)).toBeVisible()
  expect(within(queues).getAllByText(/Waiting with a promised time: \d+ · late: \d+/)).toHaveLength(
    2,
  )
  expect(within(queues).getByRole('link', { name: 'Deposits' })).toHaveAttribute(
    'href',
    '/admin/deposits',
  )
  const money = screen.getByRole('region', { name: 'Money' })
  expect(within(money).getByRole('link', { name: 'Reconcile' })).toBeVisible()
  const answers = screen.getByRole('region', { name: 'What the provider answers' })
  expect(within(answers).getAllByText('Answers').length).toBeGreaterThan(0)
  expect((await axe.run(container)).violations).toEqual([])
})

it('the health page names the group of calls that a failing provider does not answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => setAdminTransport(answerStaff))
  await openAdmin('/admin/health', 'owner')
  const answers = await screen.findByRole('region', { name: 'What the provider answers' })
  expect(await screen.findByRole('region', { name: 'Money' })).toBeVisible()
  setAdminTransport(failing)
  new BroadcastChannel(dataChannel).postMessage(null)
  expect((await within(answers).findAllByText('No answer')).length).toBeGreaterThan(0)
  expect(within(answers).getAllByText(/Last failure at/).length).toBeGreaterThan(0)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

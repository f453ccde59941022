import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerStaff } from '#app/admin/answerStaff'
import { setAdminTransport } from '#features/admin/api/adminApi'
import { endAdminSession } from '#features/admin/api/adminSession'
import { satang } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import { startOperator } from '../../unit/admin/staff'
import { openAdmin } from './openAdmin'

let files: { name: string; content: Blob }[]

beforeEach(async () => {
  await startOperator()
  files = []
  let content = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) content = file
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  setAdminTransport(answerStaff)
  endAdminSession(null)
  localStorage.clear()
})

async function linesOf(file: Blob | undefined): Promise<string[]> {
  return ((await file?.text()) ?? '').trim().split('\r\n')
}

it('a list is exported whole, with its days in the file name and a note in the audit', async () => {
  const { user } = await openAdmin('/admin/transactions?from=2020-01-01&to=2027-12-31', 'owner')
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [file] = files
  expect(file?.name).toBe('transactions_2020-01-01_2027-12-31.csv')
  expect(await linesOf(file?.content)).toHaveLength((await database.ledger.count()) + 1)
  const note = await database.audit.orderBy('seq').last()
  expect(note).toMatchObject({ action: 'export', after: { rows: await database.ledger.count() } })
})

it('a report is exported with its days in the file name and a note in the audit', async () => {
  const { user } = await openAdmin(
    '/admin/reports?from=2026-01-01&to=2026-03-31&group=month',
    'owner',
  )
  const figures = await screen.findByRole('region', { name: 'Figures' })
  await user.click(within(figures).getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toBe('figures_2026-01-01_2026-03-31.csv')
  const note = await database.audit.orderBy('seq').last()
  expect(note).toMatchObject({ action: 'export', after: { rows: 3 } })
})

it('the withdrawals file shows the amount to transfer after the fee', async () => {
  await database.withdraws.toCollection().modify({ amount: satang(100_000), fee: satang(1_000) })
  const { user } = await openAdmin('/admin/withdrawals', 'owner')
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [head, first] = await linesOf(files[0]?.content)
  expect(head).toMatch(/Fee,To transfer,/)
  expect(first).toContain('1000.00')
  expect(first).toMatch(/,10\.00,990\.00,/)
})

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    adminID: `A${from + index}`,
    username: `staff-${from + index}`,
    name: 'Somebody',
    role: 'support',
    status: 'active',
    hasOtp: false,
    mustChangePassword: false,
    lastLoginAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  }))

it('a row that moves to the next page during an export is in the file once', async () => {
  const asked: (string | null)[] = []
  const { user } = await openAdmin('/admin/admins', 'owner')
  const button = await screen.findByRole('button', { name: 'Export CSV' })
  setAdminTransport((request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/adminsystem' || searchParams.get('purpose') !== 'export') {
      return answerStaff(request)
    }
    const page = Number(searchParams.get('page'))
    asked.push(searchParams.get('size'))
    // A new row came first before the second page was read, so the last row of page 1 repeats.
    const data = page === 1 ? rows(0, 2000) : rows(1999, 2001)
    return Promise.resolve(
      Response.json({ data, page, total: 2000 + page, asOf: '2026-01-01T00:00:00.000Z' }),
    )
  })
  await user.click(button)
  await waitFor(() => expect(files).toHaveLength(1))
  const lines = await linesOf(files[0]?.content)
  expect(asked).toEqual(['2000', '2000'])
  expect(lines).toHaveLength(2002)
  expect(new Set(lines).size).toBe(2002)
})

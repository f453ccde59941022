import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { dataChannel } from '#api/client/refetch'
import { answerStaff } from '#app/admin/answerStaff'
import { providerPaths } from '#contract/provider'
import { setAdminTransport } from '#features/admin/api/adminApi'
import { endAdminSession } from '#features/admin/api/adminSession'
import { satangFromBaht } from '#lib/money'
import { dayMs } from '#lib/time'
import { database } from '#mocks/provider/database/database'
import { StaffMember, startOperator } from '../../unit/admin/staff'
import { advance, fieldsOf, newPerson } from '../../unit/provider/providerPlayer'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

describe('a promotion', () => {
  it('reports a contradiction beside the field and is saved as a new version', async () => {
    const { user } = await openAdmin('/admin/promotions/P3', 'cashier')
    const least = await screen.findByRole('textbox', { name: 'Deposit at least' })
    await user.clear(least)
    await user.type(least, '30,000')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/no player can get it in full/)).toBeVisible()
    expect(least).toBeInvalid()
    await user.clear(least)
    await user.type(least, '400')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved as a new version/)).toBeVisible()
    expect(await database.promotions.get('P3')).toMatchObject({ version: 2, minDeposit: 40_000 })
  })

  it('points out a text that differs from a term, beside the field and before it goes live', async () => {
    await database.promotions.update('P8', { bonusMax: satangFromBaht(250) })
    const { user } = await openAdmin('/admin/promotions/P8', 'cashier')
    const most = await screen.findByRole('textbox', { name: 'Bonus at most' })
    expect(most).toHaveAccessibleDescription(/The text says 100 บาท/)
    expect(screen.getByText(/does not fit the terms/)).toBeVisible()
    await user.clear(most)
    await user.type(most, '100')
    expect(screen.queryByText(/does not fit the terms/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Turn on' }))
    const [, confirm] = screen.getAllByRole('button', { name: 'Turn on' })
    const decision = confirm?.closest('form')
    if (!decision) throw new Error('No confirmation is shown')
    expect(within(decision).getByRole('listitem')).toHaveTextContent(
      'Bonus at most: The text says 100 บาท',
    )
    expect(await within(decision).findByText(/With the last 30 days’ deposits/)).toBeVisible()
    expect(confirm).toBeEnabled()
  })

  it('keeps the typed values when a colleague has changed it in the meantime', async () => {
    const { user } = await openAdmin('/admin/promotions/P3', 'cashier')
    const least = await screen.findByRole('textbox', { name: 'Deposit at least' })
    await user.clear(least)
    await user.type(least, '350')
    await database.promotions.update('P3', { version: 2 })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Someone has changed this in the meantime/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Show it' })).toBeVisible()
    expect(least).toHaveValue('350')
    expect(await database.promotions.get('P3')).toMatchObject({ minDeposit: 30_000 })
  })

  it('goes live after a confirmation and the approval of a second person', async () => {
    const { user } = await openAdmin('/admin/promotions/P8', 'cashier')
    await user.click(await screen.findByRole('button', { name: 'Turn on' }))
    expect(screen.getByText(/Players can claim “.*” from now on/)).toBeVisible()
    expect(await database.promotions.get('P8')).toMatchObject({ PromotionStatus: 'off' })
    const [, confirm] = screen.getAllByRole('button', { name: 'Turn on' })
    expect(screen.getByText(/^This needs approval by a second person/)).toBeVisible()
    if (confirm) await user.click(confirm)
    expect(await screen.findByRole('button', { name: 'See the request' })).toBeVisible()
    expect(await database.promotions.get('P8')).toMatchObject({ PromotionStatus: 'off' })
    const { approvalId } =
      (await database.approvals.filter(({ targetId }) => targetId === 'P8').first()) ?? {}
    const owner = await StaffMember.logIn('owner')
    await owner.done('decideApproval', { approvalId, decision: 'approve', ...owner.self })
    new BroadcastChannel(dataChannel).postMessage(null)
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible()
    expect(await database.promotions.get('P8')).toMatchObject({ PromotionStatus: 'on' })
  })

  it('a promotion whose terms a colleague changed in the meantime is not turned on', async () => {
    const { user } = await openAdmin('/admin/promotions/P8', 'cashier')
    await user.click(await screen.findByRole('button', { name: 'Turn on' }))
    await database.promotions.update('P8', { version: 2, bonusPercent: 500 })
    new BroadcastChannel(dataChannel).postMessage(null)
    expect(await screen.findByRole('button', { name: 'Show it' })).toBeVisible()
    const [, confirm] = screen.getAllByRole('button', { name: 'Turn on' })
    if (confirm) await user.click(confirm)
    expect(await screen.findByText(/Someone has changed this in the meantime/)).toBeVisible()
    expect(await database.promotions.get('P8')).toMatchObject({ PromotionStatus: 'off' })
  })

  it('shows what a cancel deducts and keeps, and deducts nothing before the promotion has begun', async () => {
    const PromotionID = 'P3'
    const [playing, waiting] = [await newPerson(), await newPerson()]
    await playing.deposit(500, { PromotionID })
    await playing.bet(550, 100)
    await waiting.done(providerPaths.receivePromotion(), { PromotionID })
    const { user } = await openAdmin('/admin/promotions/received', 'cashier')
    const ask = async ({ id }: typeof playing) => {
      const row = await screen.findByRole('row', { name: new RegExp(`Tester ${id} `) })
      await user.click(within(row).getByRole('button', { name: 'Cancel promotion' }))
      const [dialog] = await screen.findAllByRole('dialog')
      return dialog ?? document.body
    }
    const first = await ask(playing)
    const { promotion } = await playing.data(providerPaths.wallet(playing.id))
    const { takenIfCancelled, keepsIfCancelled } = fieldsOf(promotion)
    const line = (label: string) => within(first).getByText(label).parentElement
    expect(line('Deducted')).toHaveTextContent(`${Number(takenIfCancelled).toFixed(2)} baht`)
    expect(line('Kept')).toHaveTextContent(`${Number(keepsIfCancelled).toFixed(2)} baht`)
    expect(takenIfCancelled).toBeGreaterThan(0)
    expect(keepsIfCancelled).toBeGreaterThan(0)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(await ask(waiting)).toHaveTextContent('has not started. It ends, and no credit moves')
  })

  it('cannot be turned on once it is over, and says so', async () => {
    await database.promotions.update('P3', {
      PromotionStatus: 'off',
      endAt: '2020-01-01T00:00:00Z',
    })
    const { user } = await openAdmin('/admin/promotions/P3', 'owner')
    await user.click(await screen.findByRole('button', { name: 'Turn on' }))
    const [, confirm] = screen.getAllByRole('button', { name: 'Turn on' })
    await user.click(confirm ?? document.body)
    expect(await screen.findByText('This time is in the past')).toBeVisible()
  })

  it('previews no locked credit when the operator requires no turnover', async () => {
    await openAdmin('/admin/promotions/P3', 'cashier')
    expect(await screen.findByText(/cannot withdraw anything/)).toBeVisible()
    await database.settings.update('withdraw', (row) => {
      if (row.key === 'withdraw') row.value.requireTurnover = false
    })
    new BroadcastChannel(dataChannel).postMessage(null)
    await waitFor(() => expect(screen.queryByText(/cannot withdraw anything/)).toBeNull())
  })

  it('a promotion is read-only for support', async () => {
    await openAdmin('/admin/promotions/P3', 'support')
    expect(await screen.findByText(/view this but not change it/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Deposit at least' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
  })
})

describe('an open dialog about a row that a colleague decides first', () => {
  const reason = 'Asked for by the player'

  /** Opens the dialog, lets the owner decide first and waits until the list drops the button. */
  async function bothDecide(
    path: string,
    button: string,
    first: (owner: StaffMember, id: string) => Promise<unknown>,
  ) {
    const { user } = await openAdmin(path, 'cashier')
    const [ask] = await screen.findAllByRole('button', { name: button })
    if (!ask) throw new Error('Nothing to ask about')
    const id = ask.closest('tr')?.dataset['entry'] ?? ''
    await user.click(ask)
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), reason)
    await first(await StaffMember.logIn('owner'), id)
    new BroadcastChannel(dataChannel).postMessage(null)
    await waitFor(() => expect(ask).not.toBeInTheDocument())
    await user.click(within(dialog).getByRole('button', { name: button }))
    return screen.findByText(/already decided this/)
  }

  it('says that the owner disabled this code already', async () => {
    const told = await bothDecide('/admin/codes', 'Disable', (owner, codeId) =>
      owner.done('disableCodes', { codeId, reason }),
    )
    expect(told).toBeVisible()
  })

  it('says that the owner disabled the code’s batch already', async () => {
    const told = await bothDecide('/admin/codes', 'Disable', async (owner, codeId) => {
      const code = await database.codes.get(codeId)
      return owner.done('disableCodes', { batchId: code?.batchId, reason })
    })
    expect(told).toBeVisible()
  })

  it('says that the owner cancelled this received promotion already', async () => {
    const person = await newPerson()
    await person.done(providerPaths.receivePromotion(), { PromotionID: 'P3' })
    const told = await bothDecide(
      '/admin/promotions/received',
      'Cancel promotion',
      (owner, receivedId) =>
        owner.done('cancelReceived', { receivedId, status: 'received', reason }),
    )
    expect(told).toBeVisible()
  })

  it('says that the owner cancelled this cashback already', async () => {
    const person = await newPerson(1000)
    await person.bet(1000, 0)
    advance(dayMs)
    await person.read(providerPaths.cashback(person.id))
    const told = await bothDecide('/admin/cashback', 'Cancel cashback', (owner, cashbackId) =>
      owner.done('cancelCashback', { cashbackId, reason }),
    )
    expect(told).toBeVisible()
  })
})

it('a batch of codes is shown whole, and only once', async () => {
  const { user } = await openAdmin('/admin/codes', 'cashier')
  await user.click(await screen.findByRole('button', { name: 'New codes' }))
  const dialog = await screen.findByRole('dialog', { name: 'New codes' })
  await user.click(within(dialog).getByRole('button', { name: 'Create codes' }))
  expect(await within(dialog).findByText('Fill this in')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: 'Batch' }), 'Songkran')
  const count = within(dialog).getByRole('textbox', { name: 'Number of codes' })
  await user.clear(count)
  await user.type(count, '3')
  await user.click(within(dialog).getByRole('button', { name: 'Create codes' }))
  expect(await within(dialog).findByText(/^Codes created: 3/)).toBeVisible()
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  const [batch] = await screen.findAllByRole('link', { name: 'Songkran' })
  if (batch) await user.click(batch)
  expect(await screen.findByText(/^Batch: B/)).toBeVisible()
  expect(await screen.findByText('1–3 of 3')).toBeVisible()
})

it('a setting that a colleague saved in the meantime is not overwritten', async () => {
  const { user } = await openAdmin('/admin/invite', 'cashier')
  const least = await screen.findByRole('textbox', { name: 'Minimum claim' })
  const owner = await StaffMember.logIn('owner')
  const { value, version } = await owner.read('setting', {}, 'invite')
  await owner.done('saveOffer', {
    name: 'invite',
    version,
    value: { ...Object(value), minClaim: 30 },
  })
  await user.clear(least)
  await user.type(least, '99')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Someone has changed this in the meantime/)).toBeVisible()
  expect(least).toHaveValue('99')
  await user.click(await screen.findByRole('button', { name: 'Show it' }))
  expect(await screen.findByRole('textbox', { name: 'Minimum claim' })).toHaveValue('30')
})

it('unreadable colours are refused, and a button makes them readable', async () => {
  const { user } = await openAdmin('/admin/site/colorsetting', 'owner')
  const main = await screen.findByRole('textbox', { name: 'Main text' })
  await user.clear(main)
  await user.type(main, '#223366')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Hard to read on the header or the menu')).toBeVisible()
  expect(main).toBeInvalid()
  await user.click(await screen.findByRole('button', { name: 'Make readable' }))
  expect(screen.queryByRole('button', { name: 'Make readable' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  const row = await database.settings.get('webColor')
  expect(row?.value).toMatchObject({ subText: '#cfdcff' })
  expect(row?.value).not.toMatchObject({ mainText: '#223366' })
})

/**
 * Stubs the browser’s image drawing.
 * @returns a function that lets the drawing finish
 */
function heldPicture(): () => void {
  const { promise, resolve } = Promise.withResolvers<object>()
  vi.stubGlobal('createImageBitmap', () => promise)
  const canvas = { fillRect: () => {}, drawImage: () => {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object(canvas))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new File(['drawn'], 'drawn.jpg')),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return () => resolve({ width: 1, height: 1, close: () => {} })
}

/**
 * Carries out staff requests but holds their answers.
 * @returns a function that releases the answers
 */
function holdAnswer(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  setAdminTransport(async (request) => {
    const response = await answerStaff(request)
    if (request.method === 'POST') await promise
    return response
  })
  onTestFinished(() => setAdminTransport(answerStaff))
  return resolve
}

const png = new File(
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])],
  'picture.png',
  { type: 'image/png' },
)

it('a picture still being drawn is saved with the form, and text typed in the meantime stays unsaved', async () => {
  const draw = heldPicture()
  const { user } = await openAdmin('/admin/promotions/P3', 'cashier')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  const save = screen.getByRole('button', { name: 'Save' })
  await user.upload(screen.getByLabelText('Choose a picture'), png)
  await user.click(save)
  expect(save).toHaveAttribute('aria-busy', 'true')
  draw()
  expect(await screen.findByText(/^Saved as a new version/)).toBeVisible()
  const picture = 'data:image/jpeg;base64,ZHJhd24='
  expect(await database.promotions.get('P3')).toMatchObject({ PromotionImage: picture })

  await user.type(name, ' one')
  const answer = holdAnswer()
  await user.click(save)
  await user.type(name, ' two')
  answer()
  await waitFor(async () =>
    expect(await database.promotions.get('P3')).toMatchObject({ version: 3 }),
  )
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'))
  expect(name).toHaveDisplayValue(/ one two$/)
  await user.click(save)
  await waitFor(async () =>
    expect(await database.promotions.get('P3')).toMatchObject({
      version: 4,
      PromotionName: expect.stringMatching(/ one two$/),
    }),
  )
})

it('banners are reordered by buttons, and the focus stays on the moved banner', async () => {
  const { user } = await openAdmin('/admin/site', 'owner')
  const [, second] = await screen.findAllByRole('button', { name: /^Move up/ })
  if (!second) throw new Error('There is one banner only')
  const name = second.textContent
  await user.click(second)
  await waitFor(async () => {
    expect(await database.banners.get('N2')).toMatchObject({ sort: 1 })
  })
  await waitFor(() => {
    const [first] = screen.getAllByRole('button', { name: /^Move up/ })
    expect(first).toHaveAccessibleName(name)
    expect(first).toHaveFocus()
  })
})

it.each([
  ['/admin/promotions', 'Promotions'],
  ['/admin/promotions/P1', 'Promotion'],
  ['/admin/promotions/received', 'Claimed promotions'],
  ['/admin/codes', 'Credit codes'],
  ['/admin/cashback', 'Cashback'],
  ['/admin/wheel', 'Wheel'],
  ['/admin/providers', 'Game providers'],
  ['/admin/site/banner', 'Website'],
  ['/admin/site/transferbank', 'Website'],
  ['/admin/site/risk', 'Website'],
])('%s shows its heading and has no accessibility violations', async (path, name) => {
  const { container } = await openAdmin(path, 'owner')
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible()
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull())
  await screen.findAllByRole('button')
  expect((await axe.run(container)).violations).toEqual([])
})

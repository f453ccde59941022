import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { providerPaths } from '#contract/provider'
import { mishapsOfPictures } from './mishaps'
import { type Account, payIn } from './players'
import type { Provider } from './provider'
import { inSheet, main, open, type RequestKind } from './requestKind'

/** A picture of its own for each player, because the same slip is refused twice. */
async function slipOf({ id }: Account) {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(id).digest()
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: { r, g, b } } })
  return { name: 'slip.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

const openDeposit = ({ depositId }: Account) => `/wallet/deposit/${depositId}`

/** Empty if there is none; then its page has nothing to press. */
async function pendingDeposit(provider: Provider, userId: string): Promise<string> {
  const rows = await provider.rows(userId, providerPaths.depositHistory(userId))
  const id = rows.find(({ status }) => status === 'pending')?.['depositId']
  return typeof id === 'string' ? id : ''
}

export const moneyRequests: RequestKind[] = [
  {
    name: 'Deposit: money sent',
    path: providerPaths.depositSubmit(),
    page: openDeposit,
    prepare: async (page) => page.getByRole('button', { name: 'I have transferred' }),
    received: (page) => main(page).getByText('Waiting for review').first(),
  },
  {
    name: 'Slip',
    path: providerPaths.depositSlip(),
    page: openDeposit,
    prepare: async (page) => page.getByRole('button', { name: 'Attach the slip' }),
    press: async (page, _, player) => {
      await main(page)
        .locator('input[type=file]')
        .setInputFiles(await slipOf(player))
    },
    hasNoEnd: true,
    mishaps: mishapsOfPictures,
    after: ['Deposit: money sent'],
  },
  {
    name: 'Deposit',
    path: providerPaths.deposit(),
    page: () => '/wallet/deposit',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Amount' }).fill('321')
      await open(page.getByRole('button', { name: 'Continue' }))
      return inSheet(page, 'Get the exact amount')
    },
    received: (page) => page.getByRole('button', { name: 'I have transferred' }),
    after: ['Deposit: money sent', 'Slip'],
    before: (provider, { depositId }) => payIn(provider, depositId),
    count: async (provider, userId) =>
      (await provider.rows(userId, providerPaths.depositHistory(userId))).length,
  },
  {
    name: 'Cancelling a deposit',
    path: providerPaths.depositCancel(),
    page: openDeposit,
    before: async (provider, player) => {
      player.depositId = await pendingDeposit(provider, player.id)
    },
    prepare: async (page) => {
      await open(page.getByRole('button', { name: 'Cancel this deposit' }))
      return inSheet(page, 'Cancel this deposit')
    },
    received: (page) => main(page).getByText('Cancelled', { exact: true }).first(),
    after: ['Deposit'],
  },
  {
    name: 'Withdrawal',
    path: providerPaths.withdraw(),
    page: () => '/wallet/withdraw',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Amount' }).fill('123.45')
      await open(page.getByRole('button', { name: 'Continue' }))
      return inSheet(page, /^Withdraw /)
    },
    received: (page) => page.getByText('Your withdrawal request has been received'),
    count: async (provider, userId) =>
      (await provider.rows(userId, providerPaths.withdrawHistory(userId))).length,
  },
]

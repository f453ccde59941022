/** A registration on a bad connection. There is no session yet, and no request id. */
import { providerPaths } from '#contract/provider'
import { guestMishaps } from './mishaps'
import type { Newcomer } from './players'
import { isFields } from './provider'
import { main, type RequestKind } from './requestKind'

/** The app makes three calls, which take time: a check for duplicates, the account and a login. */
const firstWordMs = 20_000

export function registrationOf(newcomer: Newcomer): RequestKind {
  const { username, password, bank_name, book_number, book_name } = newcomer
  return {
    name: 'Registration',
    path: providerPaths.register(),
    marks: { username },
    page: () => '/register',
    isOfGuest: true,
    prepare: async (page) => {
      // The login page, which is shown until this one has loaded, asks for name and password, too.
      await page.getByLabel(/^Confirm password/).waitFor()
      await page.getByLabel('Phone number (username)').fill(username)
      await page.getByLabel(/^Password/).fill(password)
      await page.getByLabel(/^Confirm password/).fill(password)
      await page.getByLabel(/^Bank/).selectOption(bank_name)
      await page.getByLabel('Account number').fill(book_number)
      await page.getByLabel('Account name').fill(book_name)
      await page.getByRole('checkbox').check()
      return page.getByRole('button', { name: 'Create account' })
    },
    received: (page) =>
      main(page)
        .getByText('Your account has been created')
        .or(page.getByRole('button', { name: 'Log out' })),
    firstWordMs,
    mishaps: guestMishaps,
    truth: async (provider) => {
      const told = await provider.post(providerPaths.playerLogin(), { username, password })
      return isFields(told) && ('id' in told || 'data' in told) ? 'carried out' : 'never arrived'
    },
  }
}

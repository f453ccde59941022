/** How lists of money are searched: by amount, reference, account and player. */
import { isGranted } from '#contract/admin/access'
import { type Meaning, meaningsOf } from '#contract/admin/search'
import { database } from '../../provider/database/database'
import { backwards } from '../../provider/database/searchKeys'
import type { Matches } from '../listDefinition'
import type { Staff } from '../requests'
import { idsOfPlayers } from './players'

export interface SearchedText {
  text: string
  lang: string
}

/** @returns what a colleague's text means; account numbers count as far as the role may see them */
export function meaningsFor({ role }: Staff, asked: SearchedText): Meaning[] {
  return meaningsOf({ ...asked, mayReadNumbers: isGranted(role, 'account.number') })
}

/** Finds the keys of a table's own rows by one meaning. */
type KeysMeant = (meaning: Meaning) => PromiseLike<readonly (string | number)[]>

/** `search` of a list of money, with the list's own keys. */
export function searchMoney(staff: Staff, keysMeant: KeysMeant) {
  return async (text: string, lang: string): Promise<Matches> => {
    const meanings = meaningsFor(staff, { text, lang })
    const [users, ...keys] = await Promise.all([
      idsOfPlayers(meanings),
      ...meanings.map((meaning) => keysMeant(meaning)),
    ])
    const amount = meanings.find(({ kind }) => kind === 'amount')
    return { users, keys: keys.flat(), ...(amount?.kind === 'amount' && { amount: amount.amount }) }
  }
}

/** Deposits by reference, or by the amount that arrived instead of the requested one. */
export async function depositsMeant(meaning: Meaning): Promise<string[]> {
  const { deposits } = database
  if (meaning.kind === 'amount')
    return deposits.where('arrived').equals(meaning.amount).primaryKeys()
  if (meaning.kind !== 'reference') return []
  return deposits.where('depositId').startsWith(meaning.text).primaryKeys()
}

/** Withdrawals by their own or the bank's reference, or by the account to which they were paid. */
export async function withdrawalsMeant(meaning: Meaning): Promise<string[]> {
  const { withdraws } = database
  if (meaning.kind === 'account') {
    return withdraws.where('accountEnd').startsWith(backwards(meaning.digits)).primaryKeys()
  }
  if (meaning.kind !== 'reference') return []
  const found = await Promise.all([
    withdraws.where('withdrawId').startsWith(meaning.text).primaryKeys(),
    withdraws.where('refs').startsWith(meaning.text).primaryKeys(),
  ])
  return [...new Set(found.flat())]
}

/** Most requests whose entries are looked up; a longer reference means fewer. */
const mostRequests = 200

/** Entries of the deposits and withdrawals that a reference means; entries have no reference of their own. */
export async function entriesMeant(meaning: Meaning): Promise<number[]> {
  if (meaning.kind !== 'reference') return []
  const [deposits, withdrawals] = await Promise.all([
    depositsMeant(meaning),
    withdrawalsMeant(meaning),
  ])
  const keys = [
    ...deposits.slice(0, mostRequests).map((id) => `deposit:${id}`),
    ...withdrawals
      .slice(0, mostRequests)
      .flatMap((id) => [`withdraw_hold:${id}`, `withdraw_release:${id}`]),
  ]
  return database.ledger.where('idemKey').anyOf(keys).primaryKeys()
}

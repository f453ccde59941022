import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { loadState } from '#api/cache/loadState'
import { selectPlayer } from '#api/session/session'
import type { Player } from '#contract/account/account'
import { CopyButton } from '#ui/copy/CopyButton'
import { CopyOnHold } from '#ui/copy/CopyOnHold'
import { DescriptionList } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { BankName } from '#ui/money/BankMark'
import { Page } from '#ui/page/Page'
import { Cards, SectionCard } from '#ui/page/SectionCard'
import { AccountLinks } from './AccountLinks'
import { usePlayerRecordQuery } from './api/player'

const shown = 4

/** Masks an account number except for its last four digits, enough to recognise one's own. */
export function maskedNumber(number: string): string {
  const digits = number.replace(/[\s-]/g, '')
  return `•••• ${digits.slice(-Math.min(shown, Math.floor(digits.length / 2)))}`
}

/** The account that withdrawals go to. Only staff can change it. */
export function BankPage() {
  const text = useText()
  const player = useSelector(selectPlayer)
  return (
    <Page title={text('account.bank.title')}>
      {player !== null && (
        <Cards>
          <BankCard player={player} />
          <AccountLinks names={['contact', 'limits']} />
        </Cards>
      )}
    </Page>
  )
}

/** Shows the account from login until it is known whether staff have changed it since. */
function BankCard({ player }: { player: Player }) {
  const text = useText()
  const { answer } = loadState(usePlayerRecordQuery(player.id))
  const { bank_name, book_number, name } = answer?.value ?? player
  return (
    <SectionCard title={text('account.bank.card')}>
      <DescriptionList
        items={[
          { label: text('account.bank.bank'), value: <BankName bank={bank_name} /> },
          {
            label: text('account.bank.number'),
            value: <CopyOnHold value={book_number}>{maskedNumber(book_number)}</CopyOnHold>,
          },
          { label: text('account.bank.name'), value: name },
        ]}
      />
      <Copy>
        <CopyButton value={book_number} name={text('account.bank.number')} />
      </Copy>
      <p>{text('account.bank.change')}</p>
    </SectionCard>
  )
}

const Copy = styled('div')({ marginTop: 12 })

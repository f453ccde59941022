import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { bothLoads, loadState } from '#api/cache/loadState'
import { useWalletQuery } from '#api/money/wallet'
import { selectPlayer } from '#api/session/session'
import { useWithdrawSettingQuery } from '#api/session/setting'
import type { Player } from '#contract/account/account'
import { maskedBookNumber } from '#contract/site/bookNumber'
import type { Wallet, WithdrawRecord } from '#contract/wallet/wallet'
import { providerExt } from '#lib/environment'
import { memberPaths, pathOf } from '#lib/paths/member'
import { DescriptionList } from '#ui/display/DataText'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { BankName } from '#ui/money/BankMark'
import { ReferencePage } from '#ui/money/ReferencePage'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { MoneyOffline, NotOpen } from './MoneyNotices'
import { UsualTime } from './UsualTime'
import { CreditCard } from './withdraw/CreditCard'
import { destinationOf, WithdrawForm } from './withdraw/WithdrawForm'
import { WithdrawNotices } from './withdraw/WithdrawNotices'

/** Sends credit to the player's own bank account. A request cannot be cancelled (UKGC RTS 14B). */
export function WithdrawPage() {
  const text = useText()
  const player = useSelector(selectPlayer)
  return (
    <Page title={text('wallet.withdraw.title')}>
      {!providerExt && <NotOpen />}
      {providerExt && player && <Withdraw key={player.id} player={player} />}
    </Page>
  )
}

function Withdraw({ player }: { player: Player }) {
  const wallet = loadState(useWalletQuery(player.id))
  const setting = loadState(useWithdrawSettingQuery())
  const [accepted, setAccepted] = useState<WithdrawRecord | null>(null)
  if (accepted) return <Accepted userId={player.id} withdrawal={accepted} />
  return (
    <Column>
      <MoneyOffline />
      <LoadArea state={bothLoads(wallet, setting)}>
        {([now, [terms]], updatedAt) => (
          <>
            <CreditCard userId={player.id} wallet={now} updatedAt={updatedAt} />
            <WithdrawNotices userId={player.id} wallet={now} setting={terms} />
            <WithdrawForm player={player} wallet={now} setting={terms} onAccepted={setAccepted} />
            <Destination player={player} wallet={now} />
          </>
        )}
      </LoadArea>
    </Column>
  )
}

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 560,
  margin: '0 auto',
})

interface AcceptedProps {
  userId: string
  withdrawal: WithdrawRecord
}

/** Confirms the accepted request in full, with its reference. */
function Accepted({ userId, withdrawal }: AcceptedProps) {
  const text = useText()
  const format = useFormat()
  const { withdrawId, amount, bank_name, book_number, createdAt } = withdrawal
  return (
    <ReferencePage
      title={text('wallet.withdraw.accepted')}
      reference={withdrawId}
      actions={
        <>
          <ButtonLink to={pathOf(memberPaths.withdrawDetail, withdrawId)} variant="contained">
            {text('wallet.withdraw.follow')}
          </ButtonLink>
          <ButtonLink to={memberPaths.wallet} variant="outlined">
            {text('wallet.toWallet')}
          </ButtonLink>
        </>
      }
    >
      <DescriptionList
        items={[
          { label: text('wallet.amount'), value: format.money(amount) },
          {
            label: text('wallet.withdraw.destination'),
            value: <BankName bank={bank_name} number={maskedBookNumber(book_number)} />,
          },
          { label: text('wallet.time'), value: format.dateTime(createdAt) },
        ]}
      />
      <UsualTime userId={userId} kind="withdraw" />
    </ReferencePage>
  )
}

interface DestinationProps {
  player: Player
  wallet: Wallet
}

/** Shows the player's own account, the only possible destination. */
function Destination({ player, wallet }: DestinationProps) {
  const text = useText()
  const { bank, number, holder } = destinationOf(player, wallet)
  return (
    <SectionCard title={text('wallet.withdraw.destination')}>
      <DescriptionList
        items={[
          { label: text('wallet.bank'), value: <BankName bank={bank} /> },
          { label: text('wallet.bookNumber'), value: number },
          { label: text('wallet.bookName'), value: holder },
        ]}
      />
    </SectionCard>
  )
}

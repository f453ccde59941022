import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { CopyButton } from '#ui/copy/CopyButton'
import { CopyOnHold } from '#ui/copy/CopyOnHold'
import { DescriptionList } from '#ui/display/DescriptionList'
import { useText } from '#ui/intl/useText'
import { Cards } from '#ui/page/Cards'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { AccountLinks } from './AccountLinks'
import { maskedNumber } from './profile/maskedNumber'

/** The account that withdrawals go to. Only staff can change it. */
export function BankPage() {
  const text = useText()
  const player = useSelector(selectPlayer)
  return (
    <Page title={text('account.bank.title')}>
      {player !== null && (
        <Cards>
          <SectionCard title={text('account.bank.card')}>
            <DescriptionList
              items={[
                { label: text('account.bank.bank'), value: player.bank_name },
                {
                  label: text('account.bank.number'),
                  value: (
                    <CopyOnHold value={player.book_number}>
                      {maskedNumber(player.book_number)}
                    </CopyOnHold>
                  ),
                },
                { label: text('account.bank.name'), value: player.name },
              ]}
            />
            <Copy>
              <CopyButton value={player.book_number} name={text('account.bank.number')} />
            </Copy>
            <p>{text('account.bank.change')}</p>
          </SectionCard>
          <AccountLinks names={['contact', 'limits']} />
        </Cards>
      )}
    </Page>
  )
}

const Copy = styled('div')({ marginTop: 12 })

import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { memberPaths } from '#lib/paths/member'
import { CopyButton } from '#ui/copy/CopyButton'
import { CopyOnHold } from '#ui/copy/CopyOnHold'
import { DescriptionList } from '#ui/display/DescriptionList'
import { ChatIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LinkList } from '#ui/navigation/LinkList'
import { LinkRow } from '#ui/navigation/LinkRow'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { maskedNumber } from './profile/maskedNumber'

/** The account that withdrawals go to. Only staff can change it. */
export function BankPage() {
  const text = useText()
  const player = useSelector(selectPlayer)
  return (
    <Page title={text('account.bank.title')}>
      {player !== null && (
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
          <LinkList>
            <LinkRow
              to={memberPaths.contact}
              icon={<ChatIcon size={22} />}
              title={text('account.link.contact')}
              hint={text('account.link.contactHint')}
            />
          </LinkList>
        </SectionCard>
      )}
    </Page>
  )
}

const Copy = styled('div')({ marginTop: 12 })

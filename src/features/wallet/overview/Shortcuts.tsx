import { styled } from '@mui/material/styles'
import { memberPaths } from '#lib/paths/member'
import { ArrowDownIcon } from '#ui/icons/ArrowDownIcon'
import { ArrowUpIcon } from '#ui/icons/ArrowUpIcon'
import { HistoryIcon } from '#ui/icons/HistoryIcon'
import { ListIcon } from '#ui/icons/ListIcon'
import { useText } from '#ui/intl/useText'
import { ButtonLink } from '../ButtonLink'

export function Shortcuts() {
  const text = useText()
  return (
    <Row>
      <ButtonLink to={memberPaths.deposit} variant="contained" startIcon={<ArrowDownIcon />}>
        {text('wallet.deposit.title')}
      </ButtonLink>
      <ButtonLink to={memberPaths.withdraw} variant="outlined" startIcon={<ArrowUpIcon />}>
        {text('wallet.withdraw.title')}
      </ButtonLink>
      <ButtonLink to={memberPaths.history} variant="outlined" startIcon={<HistoryIcon />}>
        {text('wallet.history.title')}
      </ButtonLink>
      <ButtonLink to={memberPaths.statement} variant="outlined" startIcon={<ListIcon />}>
        {text('wallet.statement.title')}
      </ButtonLink>
    </Row>
  )
}

const Row = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
  '& > *': { flex: '1 1 140px', minHeight: 48 },
})

import { styled } from '@mui/material/styles'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'

/** The ways in and out for money. */
export function MoneyButtons() {
  const text = useText()
  return (
    <Ways>
      <ButtonLink
        to={memberPaths.deposit}
        variant="contained"
        startIcon={<ArrowDownIcon size={18} />}
      >
        {text('dashboard.balance.deposit')}
      </ButtonLink>
      <ButtonLink
        to={memberPaths.withdraw}
        variant="outlined"
        startIcon={<ArrowUpIcon size={18} />}
      >
        {text('dashboard.balance.withdraw')}
      </ButtonLink>
    </Ways>
  )
}

const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '& > a': { minHeight: 48 },
})

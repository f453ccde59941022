import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'

/** The ways in and out for money. */
export function MoneyButtons() {
  const text = useText()
  return (
    <Ways>
      <Button
        component={Link}
        to={memberPaths.deposit}
        variant="contained"
        startIcon={<ArrowDownIcon size={18} />}
      >
        {text('dashboard.balance.deposit')}
      </Button>
      <Button
        component={Link}
        to={memberPaths.withdraw}
        variant="outlined"
        startIcon={<ArrowUpIcon size={18} />}
      >
        {text('dashboard.balance.withdraw')}
      </Button>
    </Ways>
  )
}

const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '& > a': { minHeight: 48 },
})

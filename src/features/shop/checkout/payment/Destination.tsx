import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useDispatch } from 'react-redux'
import type { Address } from '#contract/shop/address'
import { useText } from '#ui/intl/useText'
import { stepBack } from '../../api/cartSlice'
import { Sample } from '../../Sample'
import { AddressLines } from '../billing/AddressLines'

/** Where the order goes, and the way back to choose another place. */
export function Destination({ address }: { address: Address }) {
  const text = useText()
  const dispatch = useDispatch()
  return (
    <Box>
      <div>
        <h3>{text('shop.checkout.address.title')}</h3>
        <b>
          <Sample>{address.name}</Sample>
        </b>
        <AddressLines address={address} />
      </div>
      <Button size="small" onClick={() => dispatch(stepBack())}>
        {text('shop.checkout.address.change')}
      </Button>
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 20,
  padding: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  h3: { ...theme.typography.h5, margin: '0 0 6px' },
  b: { fontWeight: theme.typography.fontWeightMedium },
  button: { flexShrink: 0 },
}))

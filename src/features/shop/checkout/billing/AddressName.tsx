import { styled } from '@mui/material/styles'
import type { Address } from '#contract/shop/address'
import { StatusChip } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'
import { Sample } from '../../Sample'

/** Who lives there, what the place is, and whether it is the default. */
export function AddressName({ address }: { address: Address }) {
  const text = useText()
  const { name, destination, isDefault } = address
  return (
    <Line>
      <Sample>{name}</Sample>
      {destination.trim() !== '' && (
        <small>
          <Sample>{destination}</Sample>
        </small>
      )}
      {isDefault && <StatusChip tone="success" label={text('shop.checkout.address.default')} />}
    </Line>
  )
}

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 2,
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
})

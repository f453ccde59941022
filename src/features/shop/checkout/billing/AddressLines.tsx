import { styled } from '@mui/material/styles'
import type { Address } from '#contract/shop/address'
import { Sample } from '../../Sample'
import { addressLines } from './chosenAddress'

/** Where it is, as on an envelope. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <Lines>
      {addressLines(address).map((line, index) => (
        // Two lines of an address may read the same; they never change places.
        <span key={`${index}:${line}`}>
          <Sample>{line}</Sample>
        </span>
      ))}
    </Lines>
  )
}

const Lines = styled('span')({ display: 'grid', overflowWrap: 'anywhere' })

import { styled } from '@mui/material/styles'
import type { Address } from '#contract/shop/address'
import { Sample } from '#ui/display/DataText'

/**
 * Where the order goes as long as nobody says otherwise: what was chosen now, what was chosen before,
 * the default, the first. As it stands in the book now.
 */
export function chosenAddress(
  addresses: readonly Address[],
  chosenId: string | null,
  billing: Address | null,
): Address | undefined {
  const byId = (id: string | undefined) => addresses.find((address) => address.id === id)
  return (
    byId(chosenId ?? undefined) ??
    byId(billing?.id) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0]
  )
}

/** Of an address, all that is written in it, as lines to read. */
function addressLines(address: Address): string[] {
  const { building, street, city, state, post, country, phone } = address
  return [[building, street], [city, state, post], [country], [phone]]
    .map((parts) => parts.filter((part) => part.trim() !== '').join(', '))
    .filter((line) => line !== '')
}

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
